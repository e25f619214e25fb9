import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const presse = promisify(gzip);
const WENIG = 1024;

/**
 * Before sending what many ask for alike: marks it, answers 304 to who has it already, and compresses it. Only for
 * answers without secrets: compression next to them would leak their length. Who only knows since when he has it is told
 * by that, where the call says since when it is so.
 */
export async function teile(request: FastifyRequest, reply: FastifyReply, inhalt: unknown): Promise<unknown> {
	if (typeof inhalt !== 'string' || reply.statusCode !== 200) return inhalt;
	const marke = `W/"${createHash('sha256').update(inhalt).digest('base64url').slice(0, 22)}"`;
	reply.headers({ etag: marke, 'cache-control': 'private, no-cache', vary: 'accept-encoding, x-zyklus' });
	if (hatEsSchon(request, reply, marke)) {
		reply.code(304);
		return '';
	}
	if (inhalt.length < WENIG || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return inhalt;
	const gepresst = await presse(inhalt);
	reply.headers({ 'content-encoding': 'gzip', 'content-length': gepresst.length });
	return gepresst;
}

function hatEsSchon({ headers }: FastifyRequest, reply: FastifyReply, marke: string): boolean {
	if (headers['if-none-match'] !== undefined) return kennt(headers['if-none-match'], marke);
	const seit = Date.parse(String(reply.getHeader('last-modified')));
	return Date.parse(String(headers['if-modified-since'])) >= seit;
}

const kennt = (gemerkte: string | undefined, marke: string): boolean =>
	(gemerkte ?? '').split(',').some((eine) => eine.trim() === marke || eine.trim() === '*');

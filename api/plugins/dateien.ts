import type { Multipart } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Eingehend } from '#commands/dateien/hochladen.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { UNVOLLSTAENDIG } from '#domain/upload/upload.ts';

/** The largest limit a tenant may set, and one more byte to notice that it was passed. */
const HOECHSTENS = 50 * 2 ** 20 + 1;
const GRENZEN = { fileSize: HOECHSTENS, files: 1, fields: 4, parts: 5, fieldSize: 100, headerPairs: 20 };

/** What is known before the file arrives. */
interface Ansage {
	/** Its length, where the address says it. */
	readonly laenge?: number | undefined;
	/** It needn't be said. */
	readonly isLaengeFrei?: true;
	/** Refuses it unseen. */
	readonly vorab?: () => Promise<unknown>;
	/** Field of the file. */
	readonly feld?: string;
	/** Other fields that may come before it. */
	readonly daneben?: readonly string[];
}

/** Hands the one file of a request on while it arrives, with the length that is said before or behind it. */
export async function nimmDatei<T>(
	request: FastifyRequest,
	reply: FastifyReply,
	nimm: (datei: Eingehend, daneben: ReadonlyMap<string, string>) => Promise<T>,
	ansage: Ansage = {},
): Promise<T> {
	const felder = new Map<string, string>();
	try {
		await ansage.vorab?.();
		if (!request.isMultipart()) throw new Abgelehnt([KEINE_DATEI]);
		const teile = request.parts({ limits: GRENZEN });
		const datei = await bisZurDatei(teile, felder, ansage);
		if (!datei) throw new Abgelehnt([KEINE_DATEI]);
		const erwarteteLaenge = async () => {
			if (await bisZurDatei(teile, felder, ansage)) throw new Abgelehnt([KEINE_DATEI]);
			const gesagt = felder.get('expectedLength');
			if (ansage.isLaengeFrei && ansage.laenge === undefined && gesagt === undefined) return null;
			return ansage.laenge ?? laenge(gesagt);
		};
		return await nimm({ strom: datei.file, name: datei.filename ?? '', erwarteteLaenge }, felder);
	} catch (fehler) {
		verwirfRest(request, reply);
		throw istAbbruch(fehler) ? new Abgelehnt([UNVOLLSTAENDIG]) : fehler;
	}
}

/** Reads fields until a file comes, or to the end. */
async function bisZurDatei(
	teile: AsyncIterator<Multipart>,
	felder: Map<string, string>,
	{ feld = 'content', daneben = [] }: Ansage,
) {
	const andere = ['expectedLength', ...daneben];
	for (;;) {
		const { value: teil, done } = await teile.next();
		if (done) return null;
		const passt = teil.type === 'file' ? teil.fieldname === feld : andere.includes(teil.fieldname);
		if (!passt) throw unbekannt(teil.fieldname);
		if (teil.type === 'file') return teil;
		felder.set(teil.fieldname, String(teil.value));
	}
}

function laenge(wert: string | undefined): number {
	const feld = 'expectedLength';
	if (wert === undefined) throw new Abgelehnt([{ code: 'P', http: 422, feld, text: MELDUNG.P }]);
	if (!/^\d{1,12}$/.test(wert)) throw new Abgelehnt([{ code: 'PT', http: 422, feld, text: MELDUNG.PT }]);
	return Number(wert);
}

const KEINE_DATEI: Regelverstoss = {
	code: 'P',
	http: 422,
	feld: 'content',
	text: 'Bitte senden Sie eine Datei als multipart/form-data.',
};
const unbekannt = (feld: string) =>
	new Abgelehnt([{ code: 'UNBEKANNT', http: 422, feld, text: `Unbekanntes Feld: ${feld}` }]);

/** The sender went away, or what he sent ends in the middle or isn't what it says. */
const istAbbruch = (fehler: unknown): boolean =>
	fehler instanceof Error &&
	(('code' in fehler && /^(FST_|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)/.test(String(fehler.code))) ||
		/^(Unexpected end of|Part terminated|Multipart: |Malformed|aborted)/.test(fehler.message));

const VIEL = 2 * HOECHSTENS;

/** What is still to come is read and thrown away, so that the answer arrives; too much of it isn't waited for. */
function verwirfRest(request: FastifyRequest, reply: FastifyReply): void {
	const angekuendigt = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
	if (angekuendigt > VIEL) reply.header('connection', 'close');
	request.raw.unpipe();
	request.raw.resume();
}

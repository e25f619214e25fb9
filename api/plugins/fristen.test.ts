import { connect } from 'node:net';
import { setTimeout as warte } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registriereFristen } from './fristen.ts';

const FRIST_MS = 600;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
	app = Fastify();
	registriereFristen(app, { ms: FRIST_MS, mindestens: 2 });
	app.post('/kurz', async () => 'da');
	app.post('/datei', { config: { mitDatei: true } }, async () => 'da');
	await app.listen({ port: 0, host: '127.0.0.1' });
	port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends a beginning and as many pieces more, each after a pause; what came back. */
async function zoegere(pfad: string, pausen: readonly number[]): Promise<string> {
	const leitung = connect(port, '127.0.0.1');
	const zu = new Promise((ende) => leitung.once('close', ende));
	let antwort = '';
	leitung.on('data', (stueck) => {
		antwort += stueck;
	});
	// Cut off while it writes.
	leitung.on('error', () => undefined);
	const laenge = 2 * (pausen.length + 1);
	const kopf = `POST ${pfad} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: ${laenge}\r\n\r\n`;
	leitung.write(`${kopf}ab`);
	for (const ms of pausen) {
		await warte(ms);
		leitung.write('cd');
	}
	await zu;
	return antwort.split('\r\n')[0] ?? '';
}

it('cuts off what takes too long to arrive, and a file that makes no headway', async () => {
	const lange = [4 * FRIST_MS];
	const stetig = Array.from({ length: 12 }, () => FRIST_MS / 3);
	const antworten = await Promise.all([
		zoegere('/kurz', [5]),
		zoegere('/kurz', lange),
		zoegere('/datei', lange),
		zoegere('/kurz', stetig),
		zoegere('/datei', stetig),
	]);
	const DA = 'HTTP/1.1 200 OK';
	expect(antworten).toEqual([DA, '', '', '', DA]);
});

import { connect } from 'node:net';
import { setTimeout as warte } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registriereFristen } from './fristen.ts';

const FRIST_MS = 60;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
	app = Fastify();
	registriereFristen(app, FRIST_MS);
	app.post('/kurz', async () => 'da');
	app.post('/datei', { config: { mitDatei: true } }, async () => 'da');
	await app.listen({ port: 0, host: '127.0.0.1' });
	port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends half of what it announces, the rest after a while; what came back. */
async function zoegere(pfad: string, ms: number): Promise<string> {
	const leitung = connect(port, '127.0.0.1');
	const zu = new Promise((ende) => leitung.once('close', ende));
	let antwort = '';
	leitung.on('data', (stueck) => {
		antwort += stueck;
	});
	// Cut off while it writes.
	leitung.on('error', () => undefined);
	const kopf = `POST ${pfad} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: 4\r\n\r\n`;
	leitung.write(`${kopf}ab`);
	await warte(ms);
	leitung.write('cd');
	await zu;
	return antwort.split('\r\n')[0] ?? '';
}

it('cuts off what takes too long to arrive, but not a file', async () => {
	expect(await zoegere('/kurz', 5)).toBe('HTTP/1.1 200 OK');
	expect(await zoegere('/kurz', 4 * FRIST_MS)).toBe('');
	expect(await zoegere('/datei', 4 * FRIST_MS)).toBe('HTTP/1.1 200 OK');
});

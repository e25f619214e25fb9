import { connect, type Socket } from 'node:net';
import { setTimeout as warte } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bald } from '#scripts/test/bald.ts';
import { registriereFehler } from './fehler.ts';
import { begrenzeSendungen } from './sendungen.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
	app = Fastify({ trustProxy: true });
	registriereFehler(app);
	app.addContentTypeParser('multipart/form-data', (_, payload, fertig) => {
		payload.resume().on('end', () => fertig(null));
	});
	begrenzeSendungen(app, { jeAdresse: 2, gesamt: 3 });
	app.post('/', async () => ({}));
	await app.listen({ port: 0, host: '127.0.0.1' });
	port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** A form that is announced and never comes to its end. */
async function beginne(von: string): Promise<Socket> {
	const leitung = connect(port, '127.0.0.1').on('error', () => undefined);
	leitung.write(
		`POST / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${von}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9\r\n\r\nab`,
	);
	await warte(50);
	return leitung;
}

const sende = (von: string, typ: string) =>
	app.inject({
		method: 'POST',
		url: '/',
		headers: { 'content-type': typ, 'x-forwarded-for': von },
		payload: typ === 'application/json' ? '{}' : '--x--',
	});
const FORMULAR = 'multipart/form-data; boundary=x';

it('lets so many files arrive from one address and in all, and others as soon as some are through', async () => {
	const offene = [await beginne('10.0.0.1'), await beginne('10.0.0.1')];
	const zuViele = await sende('10.0.0.1', FORMULAR);
	expect([zuViele.statusCode, zuViele.headers['retry-after']]).toEqual([429, '10']);
	expect(zuViele.json()).toMatchObject({ error: { code: 'ZU_OFT', message: expect.stringContaining('Dateien') } });
	expect((await sende('10.0.0.1', 'application/json')).statusCode).toBe(200);
	expect((await sende('10.0.0.2', FORMULAR)).statusCode).toBe(200);
	offene.push(await beginne('10.0.0.3'));
	expect((await sende('10.0.0.4', FORMULAR)).statusCode).toBe(429);
	for (const leitung of offene) leitung.destroy();
	await bald(async () => expect((await sende('10.0.0.1', FORMULAR)).statusCode).toBe(200));
});

import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { registriereFehler } from './fehler.ts';
import { registriereInhalt } from './inhalt.ts';

const GROSS = { text: 'x'.repeat(300_000) };

function dienst(): { sende: (wer: string, payload: object) => Promise<number>; reihenfolge: string[] } {
	const app: FastifyInstance = fastify();
	registriereFehler(app);
	registriereInhalt(app);
	app.post('/', () => ({}));
	const reihenfolge: string[] = [];
	const sende = async (wer: string, payload: object) => {
		const antwort = await app.inject({ method: 'POST', url: '/', payload, remoteAddress: wer });
		reihenfolge.push(wer);
		return antwort.statusCode;
	};
	return { sende, reihenfolge };
}

it('reads large bodies one after the other, and small ones meanwhile', async () => {
	const { sende, reihenfolge } = dienst();
	await sende('10.0.0.1', {});
	reihenfolge.length = 0;
	const grosse = [1, 2, 3].map(() => sende('10.0.0.1', GROSS));
	const anderer = sende('10.0.0.2', GROSS);
	const kleiner = sende('10.0.0.3', {});
	expect(await Promise.all([...grosse, anderer, kleiner])).toEqual([200, 200, 200, 200, 200]);
	// Another address takes its turn after one, not after all.
	expect(reihenfolge.slice(0, 4).toSorted()).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3']);
	expect(reihenfolge.at(-1)).toBe('10.0.0.1');
});

it('says so when too many wait', async () => {
	const { sende } = dienst();
	const status = await Promise.all(Array.from({ length: 20 }, () => sende('10.0.0.4', GROSS)));
	expect(new Set(status)).toEqual(new Set([200, 503]));
	expect(status.filter((s) => s === 200)).toHaveLength(17);
});

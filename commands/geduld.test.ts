import { setImmediate as runde } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { binnen } from './geduld.ts';

const IMMER = new Promise<never>(() => undefined);

/** Nothing else happens in the process meanwhile. */
function rechne(ms: number): void {
	for (const bis = performance.now() + ms; performance.now() < bis; );
}

it('who says nothing is not waited for any longer', async () => {
	const seit = performance.now();
	expect(await binnen(200, IMMER, 'nichts')).toBe('nichts');
	expect(performance.now() - seit).toBeGreaterThan(150);
});

it('a process that was busy itself hears what has been answered meanwhile', async () => {
	// Each of them needs a turn of its own, as the statements of a database do.
	const antwort = async () => {
		await runde();
		return await runde('gesagt');
	};
	const gehoert = binnen(300, antwort(), 'nichts');
	rechne(600);
	expect(await gehoert).toBe('gesagt');
});

it('a failure is told as one', async () => {
	await expect(binnen(200, Promise.reject(new Error('kaputt')), 'nichts')).rejects.toThrow('kaputt');
});

import { setTimeout as warte } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { waehrend } from './waehrend.ts';

test('the others go on until it is done, and have ended then', async () => {
	const runden: [number, number][] = [];
	const wiederhole = async (wer: number, runde: number) => {
		runden.push([wer, runde]);
		await warte(1);
	};
	expect(await waehrend(2, wiederhole, () => warte(30, 'fertig'))).toBe('fertig');
	for (const runde of [
		[0, 0],
		[1, 0],
		[0, 1],
	])
		expect(runden).toContainEqual(runde);
	const getan = runden.length;
	await warte(20);
	expect(runden).toHaveLength(getan);
});

test('it fails: the others end, and it is what is told', async () => {
	let laeuft = 0;
	const wiederhole = async () => {
		laeuft++;
		await warte(5);
		laeuft--;
	};
	const scheitert = async () => {
		await warte(10);
		throw new Error('der Umbau');
	};
	await expect(waehrend(3, wiederhole, scheitert)).rejects.toThrow('der Umbau');
	expect(laeuft).toBe(0);
});

test('one of the others fails: it is told when all is done', async () => {
	let getan = false;
	const wiederhole = async (wer: number) => {
		if (wer === 1) throw new Error('der zweite');
		await warte(1);
	};
	const tue = async () => {
		await warte(20);
		getan = true;
	};
	await expect(waehrend(2, wiederhole, tue)).rejects.toThrow('der zweite');
	expect(getan).toBe(true);
});

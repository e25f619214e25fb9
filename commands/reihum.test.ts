import { expect, test } from 'vitest';
import { reihum, Stau } from './reihum.ts';

/** Work that ends when it is told to. */
function arbeiten() {
	const begonnen: string[] = [];
	const enden: (() => void)[] = [];
	const arbeit = (name: string) => async () => {
		begonnen.push(name);
		await new Promise<void>((ende) => enden.push(ende));
		return name;
	};
	const naechste = async () => {
		enden.shift()?.();
		await new Promise((weiter) => setImmediate(weiter));
	};
	return { begonnen, arbeit, naechste };
}

test('whoever brings much waits for his own, the others come in between', async () => {
	const { begonnen, arbeit, naechste } = arbeiten();
	const stelleAn = reihum({ gleichzeitig: 1, wartend: 10, quellen: 10 });
	const alle = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => stelleAn(name.slice(0, 1), arbeit(name)));
	for (const _ of alle) await naechste();
	expect(await Promise.all(alle)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
	expect(begonnen).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('so much waits for one and so many wait at all; a failure makes room as well', async () => {
	const { begonnen, arbeit, naechste } = arbeiten();
	const stelleAn = reihum({ gleichzeitig: 1, wartend: 2, quellen: 2 });
	const scheitert = stelleAn('a', async () => {
		await arbeit('a1')();
		throw new Error('gescheitert');
	});
	const wartende = ['a2', 'a3', 'b1'].map((name) => stelleAn(name.slice(0, 1), arbeit(name)));
	await expect(stelleAn('a', arbeit('a4'))).rejects.toThrow(Stau);
	await expect(stelleAn('c', arbeit('c1'))).rejects.toThrow(Stau);
	const abgewiesen = expect(scheitert).rejects.toThrow('gescheitert');
	await naechste();
	await abgewiesen;
	for (const _ of wartende) await naechste();
	await Promise.all(wartende);
	expect(begonnen).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('what takes long leaves the others as much time before it goes on', async () => {
	const stelleAn = reihum({ gleichzeitig: 1, wartend: 2, quellen: 2, pause: 2 });
	const zeiten: number[] = [];
	const arbeit = async () => {
		zeiten.push(performance.now());
		await new Promise((ende) => setTimeout(ende, 50));
		zeiten.push(performance.now());
	};
	await Promise.all([stelleAn('a', arbeit), stelleAn('a', arbeit)]);
	const [beginn = 0, ende = 0, weiter = 0] = zeiten;
	expect(weiter - ende).toBeGreaterThanOrEqual(2 * (ende - beginn) - 2);
});

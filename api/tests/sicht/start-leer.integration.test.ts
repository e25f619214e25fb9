import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fragend } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** The start page and the menu of a tenant nobody has applied to. */

interface Zahl {
	readonly anzahl: number;
	readonly frueheste: string | null;
	readonly einzigeID: string | null;
	readonly meine?: Zahl | null;
}

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal({});
});
afterAll(() => t.stop());

it.each(['admin', 'traeger', 'verein'] as const)('tell %s of nothing that waits', async (rolle) => {
	const frage: Fragend = t[rolle];
	const { zahlen, stufen } = (await frage('GET', '/v1/start')).data as { zahlen: Zahl[]; stufen: Zahl[] };
	const menue = (await frage('GET', '/v1/start/menue')).data as Zahl[];
	expect([zahlen.length > 8, stufen.length, menue.length > 0]).toEqual([true, 6, true]);
	for (const zahl of [...zahlen, ...stufen, ...menue, ...zahlen.flatMap(({ meine }) => meine ?? [])]) {
		expect(zahl).toMatchObject({ anzahl: 0, frueheste: null, einzigeID: null });
	}
});

it('say so too before any cycle is active, and the search finds what belongs to none', async () => {
	await t.alsEigner(`update zyklus set status = 'ANGELEGT' where status = 'AKTIV'`);
	const menue = await t.admin('GET', '/v1/start/menue');
	expect([menue.status, (menue.data as Zahl[]).every(({ anzahl }) => anzahl === 0)]).toEqual([200, true]);
	const treffer = await t.admin('GET', '/v1/suche?query=fsj');
	expect(treffer.status).toBe(200);
	const gefahren = await t.admin('GET', '/v1/exporte/waechter');
	expect([gefahren.status, gefahren.error.code]).toEqual([409, 'ZYKLUS']);
});

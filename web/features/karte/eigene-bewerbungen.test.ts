import { describe, expect, test } from 'vitest';
import type { Akte } from '../akte/typen.ts';
import { lageVon } from './eigene-bewerbungen.ts';

const wunsch = (status: number, einsatzortID: string) => ({ status, einsatzortID }) as Akte['wuensche'][number];
const bewerben = (...codes: string[]) =>
	({
		aktion: 'bewerben',
		wunschID: null,
		erlaubt: codes.length === 0,
		gruende: codes.map((code) => ({ code, text: `Text zu ${code}` })),
	}) as unknown as Akte['aktionen'][number];
const lage = (aktionen: Akte['aktionen'], ...wuensche: Akte['wuensche']) =>
	lageVon({ freiwilliger: { zyklusID: 'z' } as Akte['freiwilliger'], wuensche, aktionen });

describe('a volunteer on the map', () => {
	test('has applied where a wish runs; a proposal does not count against the most allowed', () => {
		const { eigene } = lage([bewerben()], wunsch(0, 'a'), wunsch(1000, 'b'), wunsch(2000, 'c'), wunsch(9000, 'd'));
		expect(eigene.anzahl).toBe(2);
		expect([...eigene.orte]).toEqual(['a', 'b', 'c']);
	});

	test.each([
		['may apply', [bewerben()], null],
		['is told why not', [bewerben('G03')], 'Text zu G03'],
		['hears of a full list at the list', [bewerben('G24')], null],
		['has nothing to do with it in this state', [bewerben('G22')], ''],
		['has nothing to do with it at all', [], ''],
	])('%s', (_, aktionen, hindernis) => {
		expect(lage(aktionen).hindernis).toBe(hindernis);
	});
});

import { expect, test } from 'vitest';
import { mitHausnummer, teileStrasse } from './strasse.ts';

test.each<[string, string, string | null]>([
	['Am Sportplatz 12 a', 'Am Sportplatz', '12 a'],
	['Am Sportplatz 12a', 'Am Sportplatz', '12a'],
	['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
	['Straße des 17. Juni', 'Straße des 17. Juni', null],
	['Platz des 4. Juli 1', 'Platz des 4. Juli', '1'],
	['Hauptstr. 5-7', 'Hauptstr.', '5-7'],
	['Hauptstr. 5 - 7', 'Hauptstr.', '5 - 7'],
	['Hauptstr.5', 'Hauptstr.', '5'],
	['Hauptstraße, 5', 'Hauptstraße', '5'],
	['Hauptstraße Nr. 5', 'Hauptstraße', '5'],
	['Lange Gasse 37a-f', 'Lange Gasse', '37a-f'],
	['Feldweg 12 1/2', 'Feldweg', '12 1/2'],
	['Musterweg', 'Musterweg', null],
	['C 3, 12', 'C 3', '12'],
	['C 3 12', 'C 3', '12'],
	['C3, 12', 'C3', '12'],
	['Q 7', 'Q 7', null],
	['An der B 27', 'An der B 27', null],
	['Postfach 1234', 'Postfach 1234', null],
	['Am Markt 5 (Hinterhaus)', 'Am Markt 5 (Hinterhaus)', null],
	['12', '12', null],
	['', '', null],
])('„%s“ is „%s“ and „%s“', (text, strasse, hausnummer) => {
	expect(teileStrasse(text)).toEqual({ strasse, hausnummer });
});

test.each<[string, Record<string, string | null>, [string | null, string | null] | null, [string, unknown]]>([
	['one cell', { strasse: 'Parkweg 3' }, null, ['Parkweg', '3']],
	['one cell, apart in the portal', { strasse: 'Parkweg 3 A' }, ['Parkweg', '3a'], ['Parkweg', '3a']],
	['one cell, doubled in the portal', { strasse: 'Parkweg 3' }, ['Parkweg 3', '3'], ['Parkweg', '3']],
	['one cell, as the portal has it', { strasse: 'Straße 52' }, ['Straße 52', null], ['Straße 52', undefined]],
	['one cell, another number since', { strasse: 'Parkweg 5' }, ['Parkweg', '3'], ['Parkweg', '5']],
	['both, the number in each', { strasse: 'Parkweg 3 a', hausnummer: '3a' }, null, ['Parkweg', '3a']],
	['both, a name with a number', { strasse: 'Straße 52', hausnummer: '7' }, null, ['Straße 52', '7']],
	['both, the number to be emptied', { strasse: 'Straße 52', hausnummer: null }, null, ['Straße 52', null]],
])('%s', (_, werte, bisher, [strasse, hausnummer]) => {
	const portal = bisher && { strasse: bisher[0], hausnummer: bisher[1] };
	const neu = mitHausnummer(werte, portal);
	expect([neu.strasse, neu.hausnummer]).toEqual([strasse, hausnummer]);
});

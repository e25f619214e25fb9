import { expect, it } from 'vitest';
import { abfrageworte } from './verlauf.ts';

it.each([
	['zielStatus', 2800, '2800 (Vertragseinigung)'],
	['dienstartIDs', [], 'alle'],
	['dienstartIDs', ['a', 'b'], '2 ausgewählte'],
	[
		'felder',
		[
			{ feldKey: 'geburtsort', isPflicht: true, isBearbeitbarDurch: ['FW', 'MV'] },
			{ feldKey: 'iban', isPflicht: false, isBearbeitbarDurch: [] },
		],
		'Geburtsort (Pflicht; Freiwillige, Träger), IBAN',
	],
	['hilfetexte', { geburtsort: 'Wie im Ausweis.' }, 'Geburtsort: Wie im Ausweis.'],
	['bezeichnung', 'Vor der Einigung', null],
])('tells %s in words', (feld, wert, worte) => {
	expect(abfrageworte(feld, wert)).toBe(worte);
});

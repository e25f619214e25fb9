import { expect, test } from 'vitest';
import { gefiltert, handelnde } from './filter.ts';
import { verlaufssuche } from './suche.ts';

const anna = { id: 'a', name: 'Anna Äpfel' };
const bert = { id: 'b', name: null };
const eintraege = [
	{ zeit: '2026-08-18T22:30:00.000Z', art: 'STATUS', akteur: anna, impersoniertVon: null, isManuell: true },
	{ zeit: '2026-08-18T20:00:00.000Z', art: 'DATEN', akteur: anna, impersoniertVon: bert, isManuell: false },
	{ zeit: '2026-08-17T08:00:00.000Z', art: 'SYSTEM', akteur: null, impersoniertVon: null, isManuell: false },
];
const arten = (suche: Parameters<typeof gefiltert>[1]) => gefiltert(eintraege, suche).map(({ art }) => art);
const leer = verlaufssuche({});

test('nothing set shows all; every filter narrows, together they narrow further', () => {
	expect(arten(leer)).toEqual(['STATUS', 'DATEN', 'SYSTEM']);
	expect(arten({ ...leer, art: 'DATEN' })).toEqual(['DATEN']);
	expect(arten({ ...leer, hand: true })).toEqual(['STATUS']);
	expect(arten({ ...leer, wer: 'a', art: 'SYSTEM' })).toEqual([]);
});

test('days are those of Germany, both included', () => {
	expect(arten({ ...leer, von: '2026-08-19' })).toEqual(['STATUS']);
	expect(arten({ ...leer, von: '2026-08-17', bis: '2026-08-18' })).toEqual(['DATEN', 'SYSTEM']);
});

test('whoever acts in a view is found by both names, the portal by its own', () => {
	expect(arten({ ...leer, wer: 'b' })).toEqual(['DATEN']);
	expect(arten({ ...leer, wer: 'a' })).toEqual(['STATUS', 'DATEN']);
	expect(arten({ ...leer, wer: 'portal' })).toEqual(['SYSTEM']);
	expect(handelnde(eintraege, 'Das Portal', 'Gelöscht').map(({ label }) => label)).toEqual([
		'Anna Äpfel',
		'Das Portal',
		'Gelöscht',
	]);
});

test('what is no use in the address counts as absent', () => {
	expect(verlaufssuche({ von: '31.02.2026', ansicht: 'x', hand: 'ja', art: 'STATUS' })).toEqual({
		art: 'STATUS',
	});
});

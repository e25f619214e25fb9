import { expect, test } from 'vitest';
import { abfrage, type Listendefinition, listenstand, listensuche } from './suche.ts';

const OFFEN = { feld: 'status', op: 'zwischen' as const, wert: [2000, 2800] };
const seit = (heute: string) => ({ feld: 'wunschstatusSeit', op: 'vor' as const, wert: heute });
const LISTE: Listendefinition = {
	name: 'bewerbungen',
	pfad: '/admin/bewerbungen',
	ansichten: [
		{ key: 'offen', titel: 'Offen', und: () => [OFFEN] },
		{ key: 'alt', titel: 'Alt', und: (heute) => [OFFEN, seit(heute)], sort: 'beworbenAm' },
		{ key: 'alle', titel: 'Alle', und: () => [] },
	],
	sortierbar: ['name', 'beworbenAm'],
	sort: '-beworbenAm',
	lade: async () => ({ data: [], total: 0 }),
	zaehle: async () => ({ data: [] }),
};
const HEUTE = '2026-08-19';
const stand = (suche: object) => listenstand(LISTE, listensuche({ ...suche }), HEUTE);

test('a bare address shows the first view', () => {
	expect(stand({})).toMatchObject({ ansicht: { key: 'offen' }, und: [OFFEN], sort: '-beworbenAm', seite: 1 });
});

test('a view brings its filter as of today, and its order', () => {
	expect(stand({ ansicht: 'alt' })).toMatchObject({ und: [OFFEN, seit(HEUTE)], sort: 'beworbenAm' });
});

test('a filter in the address wins over that of the view', () => {
	expect(stand({ ansicht: 'offen', f: { und: [] } })).toMatchObject({ ansicht: { key: 'offen' }, und: [] });
});

test('a filter without a name is recognised, in whatever order it stands', () => {
	expect(stand({ f: { und: [seit(HEUTE), OFFEN] } }).ansicht?.key).toBe('alt');
	expect(stand({ f: { und: [seit('2026-01-01'), OFFEN] } }).ansicht).toBeNull();
});

test('the name of a saved view leaves the filter alone', () => {
	expect(stand({ ansicht: 'Meine', f: { und: [] } })).toMatchObject({ ansicht: null, und: [] });
	expect(stand({ ansicht: 'Meine' }).ansicht?.key).toBe('offen');
});

test('what is no use in the address counts as absent', () => {
	const suche = listensuche({ f: 'x', seite: 0, groesse: 1000, sort: 7, text: 4711 });
	expect(suche).toEqual({ text: '4711' });
	expect(stand({ sort: '-iban' }).sort).toBe('-beworbenAm');
});

test('the call takes filter and text as one JSON text', () => {
	expect(abfrage(stand({ text: 'Anna', seite: 2, sort: 'name' }))).toEqual({
		f: JSON.stringify({ und: [OFFEN], text: 'Anna' }),
		sort: 'name',
		seite: '2',
		groesse: '50',
	});
	expect(abfrage(stand({ ansicht: 'alle' })).f).toBeUndefined();
});

import { expect, test } from 'vitest';
import { alsBody, alsZeilen, istLoeschbar, streiche, verschiebe } from './entwurf.ts';

const FELDER = ['bezeichnung'];
const eintrag = (id: string, sortierung: number) => ({
	id,
	version: 3,
	isAktiv: true,
	sortierung,
	bezeichnung: `N${id}`,
});
const LISTE = [eintrag('a', 1), eintrag('b', 2), eintrag('c', 3)];
const zeilen = () => alsZeilen(LISTE, FELDER);
const gesendet = (liste = zeilen()) => alsBody(liste, LISTE, FELDER).map(({ body }) => body);
const ids = (liste = zeilen()) => liste.map(({ key }) => key);

test('an untouched list sends nothing', () => {
	expect(gesendet()).toEqual([]);
});

test('rows that share a number keep it until one is moved', () => {
	const gleiche = [eintrag('a', 1), eintrag('b', 9), eintrag('c', 9)];
	const geladen = alsZeilen(gleiche, FELDER);
	const neu = { key: 'neu', isAktiv: true, isGeloescht: false, werte: { bezeichnung: 'Neu' } };
	const sende = (liste: typeof geladen) =>
		alsBody(liste, gleiche, FELDER).map(({ body }) => [body.id, body.sortierung]);
	expect(sende(geladen)).toEqual([]);
	expect(sende([...geladen, neu])).toEqual([[undefined, 10]]);
	expect(sende(verschiebe(geladen, 'c', -1))).toEqual([
		['c', 2],
		['b', 3],
	]);
});

test('a row moves by one place and not beyond the ends; only rows with another place are sent', () => {
	expect(ids(verschiebe(zeilen(), 'b', -1))).toEqual(['b', 'a', 'c']);
	expect(ids(verschiebe(zeilen(), 'a', -1))).toEqual(['a', 'b', 'c']);
	expect(ids(verschiebe(zeilen(), 'c', 1))).toEqual(['a', 'b', 'c']);
	expect(gesendet(verschiebe(zeilen(), 'b', -1))).toEqual([
		{ id: 'b', version: 3, bezeichnung: 'Nb', sortierung: 1, isAktiv: true },
		{ id: 'a', version: 3, bezeichnung: 'Na', sortierung: 2, isAktiv: true },
	]);
});

test('a saved row is marked as deleted and back; a new one just goes', () => {
	const neu = { key: 'neu', isAktiv: true, isGeloescht: false, werte: { bezeichnung: 'Neu' } };
	const ohne = streiche([...zeilen(), neu], 'neu');
	expect(ids(ohne)).toEqual(['a', 'b', 'c']);
	expect(gesendet(streiche(zeilen(), 'c'))).toMatchObject([{ id: 'c', isGeloescht: true }]);
	expect(gesendet(streiche(streiche(zeilen(), 'c'), 'c'))).toEqual([]);
	expect(gesendet([...zeilen(), neu])).toEqual([{ bezeichnung: 'Neu', sortierung: 4, isAktiv: true }]);
});

test.each([
	[undefined, true],
	['0c1d8e57-21f4-4d8c-8f0e-6a6f0b7d4e22', true],
	['DE', false],
	['POLITISCHE_BILDUNG', false],
])('an entry with the id %s can be deleted: %s', (id, loeschbar) => {
	expect(istLoeschbar(id === undefined ? {} : { id })).toBe(loeschbar);
});

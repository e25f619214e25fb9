import { describe, expect, it } from 'vitest';
import { ADRESSEN } from './adressen.ts';
import { BEITRITTE, BENUTZER, EINLADUNGEN } from './benutzer.ts';
import { BESCHEINIGUNGEN } from './bescheinigungen.ts';
import { BEWERBUNGEN } from './bewerbungen.ts';
import { BFD_VEREINBARUNGEN } from './bfd-vereinbarungen.ts';
import { DOKUMENTE } from './dokumente.ts';
import { FREIWILLIGE } from './freiwillige.ts';
import { type Liste, sortierbar } from './liste.ts';
import { PERSONEN } from './personen.ts';
import { POOL } from './pool.ts';
import { STATUSWECHSEL } from './statuswechsel.ts';
import { UNTERSCHRIFTEN } from './unterschriften.ts';
import { ZUGRIFFE } from './zugriffe.ts';

const LISTEN: readonly Liste[] = [
	ADRESSEN,
	BEITRITTE,
	BENUTZER,
	BESCHEINIGUNGEN,
	BEWERBUNGEN,
	BFD_VEREINBARUNGEN,
	DOKUMENTE,
	EINLADUNGEN,
	FREIWILLIGE,
	PERSONEN,
	POOL,
	STATUSWECHSEL,
	UNTERSCHRIFTEN,
	ZUGRIFFE,
];

/** What the list may be narrowed by. */
const filterbar = ({ spalten, filter, nurAbfrage }: Liste): ReadonlySet<string> =>
	new Set([
		...Object.entries(spalten).flatMap(([name, { filter }]) => (filter ? [filter === true ? name : filter.feld] : [])),
		...Object.keys(filter),
		...Object.keys(nurAbfrage),
	]);

describe.each(LISTEN.map((liste) => [liste.name, liste] as const))('%s', (_, liste) => {
	const sortierung = new Set<string>(sortierbar(liste));
	const nach = (sort: string) => sort.replace(/^-/, '');

	it('has views that ask for what there is', () => {
		const felder = filterbar(liste);
		for (const { key, und, sort } of liste.ansichten) {
			for (const { feld } of und('2026-09-01')) expect(felder, key).toContain(feld);
			if (sort) expect(sortierung, key).toContain(nach(sort));
		}
		expect(sortierung).toContain(nach(liste.sort));
	});

	it('names each view and each column once', () => {
		const einmal = (werte: readonly string[]) => expect(new Set(werte).size).toBe(werte.length);
		einmal(liste.ansichten.map(({ key }) => key));
		einmal(liste.ansichten.map(({ titel }) => titel));
		einmal(Object.values(liste.spalten).map(({ titel }) => titel));
	});
});

it('no two lists share their name: their saved views would mix', () => {
	expect(new Set(LISTEN.map(({ name }) => name)).size).toBe(LISTEN.length);
});

it('a list of volunteers is sorted by the columns of the tables', () => {
	expect(sortierbar(FREIWILLIGE)).toEqual([
		'name',
		'alter',
		'status',
		'dranSeit',
		'dienstart',
		'einsatzstelle',
		'einsatzort',
		'vertragsnummer',
		'betreuer',
		'traegerBetreuer',
		'dokumente',
		'seminartageOffen',
		'seminartagePflicht',
		'seminartageAnerkannt',
		'seminartageGeplant',
		'seminartageVerlorenAb',
		'seminargruppe',
		'vertragsbeginn',
		'vertragsende',
		'dienstantritt',
		'dienstende',
	]);
	expect(sortierbar(POOL)).toEqual(['name', 'alter', 'ort', 'dienstartWunsch', 'traegerBetreuer', 'imPoolSeit', 'plz']);
});

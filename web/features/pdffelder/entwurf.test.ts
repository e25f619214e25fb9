import { expect, it, test } from 'vitest';
import type { Feldinhalt, Feldzuordnung } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { angabeName, gesetzt, mitVorschlaegen, naechsterVorschlag, ohneFeld, reine, staende } from './entwurf.ts';
import type { Pdffeld } from './queries.ts';

const angabe = (welche: string): Feldinhalt => ({ art: 'ANGABE', angabe: welche, form: { art: 'GANZ' } });
const feld = (name: string, vorschlag: string | null = null, art: Pdffeld['art'] = 'TEXT'): Pdffeld => ({
	...{ name, art, optionen: [], hinweis: null, zeichen: null, isKaestchen: false, stellen: [], umfeld: [] },
	vorschlag: vorschlag === null ? null : { inhalt: angabe(vorschlag), aus: 'NAME', worte: name, isSicher: true },
});
const FELDER = [
	feld('geb', 'freiwilliger.geburtsdatum'),
	feld('freiwilliger.iban'),
	feld('Feld_17'),
	feld('Ort', 'freiwilliger.ort'),
	feld('Unterschrift1', null, 'UNTERSCHRIFT'),
];
const PLATZ = { art: 'KREUZ', seite: 1, x: 1, y: 2, breite: 3, hoehe: 4 } as const;

const stand = (zuordnungen: readonly Feldzuordnung[]) =>
	Object.fromEntries(staende(FELDER, zuordnungen).map((einer) => [einer.feld.name, einer.stand]));

it('tells what is decided, proposed and missing', () => {
	expect(stand([])).toEqual({
		geb: 'VORSCHLAG',
		'freiwilliger.iban': 'ZUGEORDNET',
		Feld_17: 'OHNE',
		Ort: 'VORSCHLAG',
		Unterschrift1: 'UNTERSCHRIFT',
	});
	expect(stand([{ feld: 'geb', inhalt: { art: 'LEER' }, platz: null }])).toMatchObject({ geb: 'ZUGEORDNET' });
});

it('lists what was put on a page by hand; until it holds something it is missing', () => {
	const hin = gesetzt([], 'Feld 1', { platz: PLATZ });
	expect(staende(FELDER, hin).at(-1)).toMatchObject({ feld: { name: 'Feld 1', art: 'KREUZ' }, stand: 'OHNE' });
	expect(stand(gesetzt(hin, 'Feld 1', { inhalt: { art: 'TEXT', text: 'ja' } }))).toMatchObject({
		'Feld 1': 'ZUGEORDNET',
	});
	expect(ohneFeld(hin, 'Feld 1')).toEqual([]);
});

it('accepts proposals one by one or all at once', () => {
	const alle = staende(FELDER, []);
	expect([naechsterVorschlag(alle, 'geb'), naechsterVorschlag(alle, 'Ort')]).toEqual(['Ort', 'geb']);
	const angenommen = mitVorschlaegen(alle, []);
	expect(angenommen.map((eine) => eine.feld)).toEqual(['geb', 'Ort']);
	expect(naechsterVorschlag(staende(FELDER, angenommen), 'Ort')).toBeNull();
});

it('stores nothing that is only half written', () => {
	const halb: Feldzuordnung[] = [
		{ feld: 'a', inhalt: { art: 'TEXT', text: ' ' }, platz: null },
		{
			...{ feld: 'b', platz: null },
			inhalt: { art: 'ANGABE', angabe: 'dienstart.kurz', form: { art: 'KREUZ', wert: '' } },
		},
	];
	expect(reine(halb).map(({ inhalt }) => inhalt)).toEqual([{ art: 'LEER' }, { art: 'LEER' }]);
});

test.each([
	['freiwilliger.nachname_vorname', 'Nachname, Vorname'],
	['vertrag.beginn', 'Vertragsbeginn'],
	['einsatzstelle.bezeichnung', 'Einsatzstelle'],
	['einsatzstelle.plz', 'Einsatzstelle: Postleitzahl'],
])('%s is called %s', (welche, name) => {
	expect(angabeName(welche)).toBe(name);
});

import { expect, test } from 'vitest';
import { FELDER_NACH_ART } from '#domain/felder/personendaten.ts';
import {
	ANSCHRIFT,
	BANK,
	BILD,
	type Feld,
	FREIE_FELDER,
	GESCHUETZT,
	hinweisZu,
	KONTAKT,
	NAME,
	personentext,
	WEITERE,
	WUNSCH,
} from './personenfelder.ts';

const namen = {
	land: (id: string) => `Land ${id}`,
	dienstart: (id: string) => `Art ${id}`,
	eintrag: (id: string) => `Wahl ${id}`,
};

test.each<[Feld['art'], string | number | boolean | string[] | null, string | null]>([
	['liste', 'x', 'Wahl x'],
	['listen', ['x', 'y'], 'Wahl x, Wahl y'],
	['listen', [], null],
	['text', 'Gießen', 'Gießen'],
	['text', '', null],
	['tag', '2008-03-14', '14.03.2008'],
	['monat', '2026-09', 'September 2026'],
	['janein', false, 'nein'],
	['janein', null, null],
	['zahl', 0, '0'],
	['bild', 'x', 'vorhanden'],
	['land', 'DE', 'Land DE'],
	['dienstart', 'x', 'Art x'],
	['iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
])('%s %s reads %s', (art, wert, erwartet) => {
	expect(personentext({ feld: 'ort', art }, wert, namen)).toBe(erwartet);
});

test('a choice reads as its label', () => {
	expect(personentext({ feld: 'ernaehrung', art: 'auswahl' }, 'VEGETARISCH', namen)).toBe('vegetarisch');
});

test('every personal field has its place', () => {
	const gezeigt = [NAME, BILD, KONTAKT, ANSCHRIFT, WUNSCH, ...WEITERE, GESCHUETZT, BANK]
		.flatMap(({ felder }) => felder.map(({ feld }) => feld))
		.concat(FREIE_FELDER.map(({ feld }) => feld));
	const alle = Object.values(FELDER_NACH_ART).flat();
	expect(new Set(gezeigt).size).toBe(gezeigt.length);
	expect([...gezeigt].sort()).toEqual([...alle].sort());
});

/** Test vectors of the table. */
test.each([
	['15070649C103', '1949-06-07', false],
	['15 070649 c 103', null, false],
	['15070649C104', null, true],
	['15070649C103', '1949-06-08', true],
	['15070649103C', null, false],
])('hints at the number of social insurance %s of somebody born on %s: %s', (nummer, geburtsdatum, mitHinweis) => {
	expect(hinweisZu('sozialversicherungsnummer', nummer, geburtsdatum)).toBe(
		mitHinweis ? 'Bitte prüfen Sie die Sozialversicherungsnummer.' : null,
	);
	expect(hinweisZu('steuerID', nummer, geburtsdatum)).toBeNull();
});

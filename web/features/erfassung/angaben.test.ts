import { describe, expect, test } from 'vitest';
import { type Angaben, alsEingabe, LEER, pruefe, schrittVon } from './angaben.ts';

const HEUTE = '2026-08-19';
const person = { vorname: 'Lena', nachname: 'Hoffmann', geschlecht: 'W', geburtsdatum: '2008-03-14', landID: 'DE' };
const angaben = (rest: Partial<Angaben['person']> = {}, weitere: Partial<Angaben> = {}): Angaben => ({
	...LEER,
	person: { ...person, ...rest },
	...weitere,
});

describe('entry by staff', () => {
	test('needs to know who it is', () => {
		expect(Object.keys(pruefe(LEER, HEUTE, 14)).sort()).toEqual(['geburtsdatum', 'geschlecht', 'nachname', 'vorname']);
		expect(pruefe(angaben(), HEUTE, 14)).toEqual({});
	});

	test('says what is wrong in the step that asks for it', () => {
		const fehler = pruefe(angaben({ plz: '123', geburtsdatum: '2015-01-01' }), HEUTE, 14);
		expect(Object.entries(fehler).map(([feld, text]) => [schrittVon(feld), text])).toEqual([
			['person', 'Eine Bewerbung ist erst ab 14 Jahren möglich.'],
			['kontakt', 'Bitte geben Sie eine gültige Postleitzahl ein'],
		]);
		expect(schrittVon('wuensche.0.dienstartID')).toBe('einsatzort');
		expect(schrittVon('erziehungsberechtigte')).toBe('zusammenfassung');
	});

	test('an account is only asked for with an address to send its link to', () => {
		expect(alsEingabe(angaben({ email: '' }, { zugangAnlegen: true })).zugangAnlegen).toBe(false);
		expect(alsEingabe(angaben({ email: 'lena@posteo.example' }, { zugangAnlegen: true })).zugangAnlegen).toBe(true);
	});

	test('sends what was given and leaves out what was emptied', () => {
		const ort = { id: 'o1' } as NonNullable<Angaben['stellen'][number]['ort']>;
		const stellen = [
			{ key: '1', ort, dienstartID: null },
			{ key: '2', ort: null, dienstartID: null },
		];
		expect(alsEingabe(angaben({ ort: '', plz: null, mobil: '0151 1' }, { stellen }))).toEqual({
			...person,
			mobil: '0151 1',
			wuensche: [{ einsatzortID: 'o1', dienstartID: null }],
			zugangAnlegen: false,
		});
	});
});

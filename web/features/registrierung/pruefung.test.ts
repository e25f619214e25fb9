import { describe, expect, test } from 'vitest';
import { type Angaben, LEER, LEERE_PERSON } from './angaben.ts';
import { type Pruefumfeld, pruefe } from './pruefung.ts';

const UMFELD: Pruefumfeld = {
	heute: '2026-05-20',
	mindestalter: 14,
	pdfSignatures: true,
	isDienstartWunschPflicht: true,
	isDienstartJeStellePflicht: false,
};
const STELLE = { einsatzortID: 'o1', bezeichnung: 'SV Lahntal 04 Wetzlar', dienstartIDs: ['fsj'], dienstartID: null };
const LENA: Angaben = {
	...LEER,
	wuensche: [STELLE],
	vorname: 'Lena',
	nachname: 'Hoffmann',
	geschlecht: 'W',
	geburtsdatum: '2010-01-15',
	email: 'Lena.Hoffmann@posteo.example',
	mobil: '+49 151 0418 227',
	plz: '35578',
	ort: 'Wetzlar',
	dienstartWunschID: 'fsj',
	passwort: 'Lahnufer-42-gruen',
	passwortWiederholung: 'Lahnufer-42-gruen',
	datenschutz: true,
};
const MUTTER = { ...LEERE_PERSON, art: 'MUTTER', vorname: 'Anna', nachname: 'Hoffmann', email: 'anna@posteo.example' };

const fehler = (abweichung: Partial<Angaben>, umfeld = UMFELD) => pruefe({ ...LENA, ...abweichung }, umfeld).fehler;

describe('checking the form', () => {
	test('yields the body of the call', () => {
		const { fehler: keine, eingabe } = pruefe(LENA, UMFELD);
		expect(keine).toEqual({});
		expect(eingabe).toMatchObject({
			wuensche: [{ einsatzortID: 'o1', dienstartID: null }],
			email: 'lena.hoffmann@posteo.example',
			landID: 'DE',
			telefon: null,
			datenschutz: true,
		});
		expect(eingabe).not.toHaveProperty('passwortWiederholung');
	});

	test('the empty form lacks what is required, and the country code alone is no number', () => {
		expect(Object.keys(pruefe(LEER, UMFELD).fehler).sort()).toEqual([
			'datenschutz',
			'dienstartWunschID',
			'email',
			'geburtsdatum',
			'geschlecht',
			'mobil',
			'nachname',
			'ort',
			'passwort',
			'plz',
			'vorname',
		]);
	});

	test('a missing password hides no mistake of another step', () => {
		expect(Object.keys(fehler({ passwort: '', passwortWiederholung: '', plz: '3557' })).sort()).toEqual([
			'passwort',
			'plz',
		]);
	});

	test.each<[Partial<Angaben>, string, string]>([
		[{ plz: '3557' }, 'plz', 'Bitte geben Sie eine gültige Postleitzahl ein'],
		[{ geburtsdatum: '2012-05-21' }, 'geburtsdatum', 'Eine Bewerbung ist erst ab 14 Jahren möglich.'],
		[{ passwortWiederholung: 'Lahnufer-42' }, 'passwortWiederholung', 'Die beiden Kennwörter sind nicht gleich.'],
		[
			{ erziehungsberechtigte: [{ ...MUTTER, email: 'lena.hoffmann@posteo.example' }] },
			'erziehungsberechtigte.0.email',
			'Die E-Mail-Adresse muss sich von der des Freiwilligen unterscheiden.',
		],
	])('%j', (abweichung, feld, text) => {
		expect(fehler(abweichung)).toEqual({ [feld]: text });
	});

	test('asks for the Dienstart of each place only where it must be fixed at once', () => {
		const text = 'Bitte wählen Sie eine Dienstart aus.';
		const streng = { ...UMFELD, isDienstartJeStellePflicht: true };
		const wuensche = [
			{ ...STELLE, dienstartID: 'fsj' },
			{ ...STELLE, einsatzortID: 'o2' },
		];
		expect(fehler({ wuensche }, streng)).toEqual({ 'wuensche.1.dienstartID': text });
		expect(fehler({ wuensche })).toEqual({});
	});

	test('guardians count for minors only', () => {
		const halb = [{ ...LEERE_PERSON, vorname: 'Anna' }];
		expect(fehler({ erziehungsberechtigte: halb })).toHaveProperty(['erziehungsberechtigte.0.nachname']);
		const volljaehrig = pruefe({ ...LENA, geburtsdatum: '2008-05-20', erziehungsberechtigte: halb }, UMFELD);
		expect(volljaehrig.eingabe?.erziehungsberechtigte).toEqual([]);
	});
});

import { describe, expect, test } from 'vitest';
import { type Angaben, LEER, LEERE_PERSON } from './angaben.ts';
import type { Pruefumfeld } from './pruefumfeld.ts';
import { type Grundlage, pruefe as pruefeMit } from './pruefung.ts';

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

const dienstart = (id: string, isUe27: boolean): Grundlage['dienstarten'][number] => ({
	id,
	key: id,
	bezeichnung: id,
	kurz: isUe27 ? 'BFD Ü27' : 'FSJ',
	art: isUe27 ? 'BFD' : 'FSJ',
	isUe27,
	minAlter: null,
	maxAlter: isUe27 ? null : 26,
	minMonate: 6,
	maxMonate: 18,
	isAktiv: true,
	sortierung: 1,
});
const zyklus = (id: string, start: string): Grundlage['zyklus'] => ({
	id,
	bezeichnung: id,
	start,
	ende: start,
	status: 'AKTIV',
	isAktiv: true,
	isAbgeschlossen: false,
	bewerbungVon: null,
	bewerbungBis: null,
	dienstarten: [],
});
const ERSTER = zyklus('11111111-1111-4111-8111-111111111111', '2026-09-01');
const ZWEITER = zyklus('22222222-2222-4222-8222-222222222222', '2027-09-01');
const pruefe = (angaben: Angaben, umfeld: Pruefumfeld) =>
	pruefeMit(angaben, {
		umfeld,
		zyklus: ERSTER,
		bewerbbar: [ERSTER, ZWEITER],
		dienstarten: [dienstart('fsj', false), dienstart('bfd27', true)],
	});

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
			'Die E-Mail-Adresse muss sich von Ihrer eigenen unterscheiden.',
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

describe('a Dienstart chosen before the birth date', () => {
	const mit = (dienstartID: string, weiteres: Partial<Angaben> = {}) =>
		fehler({ wuensche: [{ ...STELLE, dienstartIDs: ['fsj', 'bfd27'], dienstartID }], ...weiteres });

	test('is refused beside it as soon as it is known to be impossible', () => {
		expect(mit('bfd27')).toEqual({ geburtsdatum: 'BFD Ü27 ist erst ab 27 Jahren möglich.' });
		expect(mit('bfd27', { geburtsdatum: null })).not.toMatchObject({ geburtsdatum: expect.stringContaining('27') });
		expect(mit('fsj')).toEqual({});
	});

	test('counts the age at the beginning of the cycle that was chosen', () => {
		const geburtsdatum = '2000-03-01';
		expect(mit('bfd27', { geburtsdatum, erziehungsberechtigte: [] })).toMatchObject({
			geburtsdatum: 'BFD Ü27 ist erst ab 27 Jahren möglich.',
		});
		expect(mit('bfd27', { geburtsdatum, zyklusID: ZWEITER.id, dienstartWunschID: 'bfd27' })).toEqual({});
	});

	test('so is the wish of step 4, at its own field', () => {
		expect(fehler({ dienstartWunschID: 'bfd27' })).toEqual({
			dienstartWunschID: 'BFD Ü27 ist erst ab 27 Jahren möglich.',
		});
	});
});

import { describe, expect, it, test } from 'vitest';
import type { Feldblick } from './pdffeld.ts';
import { feldvorschlaege } from './vorschlag.ts';

const feld = (name: string, rest: Partial<Feldblick> = {}): Feldblick => ({
	...{ name, art: 'TEXT', optionen: [], hinweis: null, zeichen: null, isKaestchen: false, stellen: [], umfeld: [] },
	...rest,
});

const worte = (felder: readonly Feldblick[]) =>
	feldvorschlaege(felder).map(({ inhalt: { angabe, form } }) => {
		const zusatz = form.art === 'ZEICHEN' ? form.stelle : form.art === 'KREUZ' ? form.wert : '';
		return [angabe, ...(form.art === 'GANZ' ? [] : [form.art]), ...(zusatz === '' ? [] : [zusatz])].join(' ');
	});
const eines = (name: string, rest: Partial<Feldblick> = {}) => worte([feld(name, rest)])[0] ?? null;

/** Names as forms of public offices, insurers and associations have them. */
test.each([
	['Nachname', 'freiwilliger.nachname'],
	['NACHNAME', 'freiwilliger.nachname'],
	['Familienname', 'freiwilliger.nachname'],
	['vorname', 'freiwilliger.vorname'],
	['Name, Vorname', 'freiwilliger.nachname_vorname'],
	['Name und Vorname', 'freiwilliger.nachname_vorname'],
	['NameVorname', 'freiwilliger.nachname_vorname'],
	['Vor- und Nachname', 'freiwilliger.name'],
	['Name', 'freiwilliger.name'],
	['txtGebDat', 'freiwilliger.geburtsdatum'],
	['Geburtsdatum_Tag', 'freiwilliger.geburtsdatum TAG'],
	['Geburtsdatum Monat', 'freiwilliger.geburtsdatum MONAT'],
	['geb_JJJJ', 'freiwilliger.geburtsdatum JAHR'],
	['geburtsort', 'freiwilliger.geburtsort'],
	['Straße, Hausnummer', 'freiwilliger.strasse_hausnummer'],
	['Straße/Nr.', 'freiwilliger.strasse_hausnummer'],
	['Strasse', 'freiwilliger.strasse'],
	['PLZ Ort', 'freiwilliger.plz_ort'],
	['PLZ/Wohnort', 'freiwilliger.plz_ort'],
	['plz', 'freiwilliger.plz'],
	['E-Mail', 'freiwilliger.email'],
	['E-Mail-Adresse', 'freiwilliger.email'],
	['Telefonnummer', 'freiwilliger.telefon'],
	['Handy-Nr.', 'freiwilliger.mobil'],
	['Steuer-ID', 'freiwilliger.steuer_id'],
	['Steuerliche Identifikationsnummer', 'freiwilliger.steuer_id'],
	['SV-Nummer', 'freiwilliger.sozialversicherungsnummer'],
	['Krankenkasse', 'freiwilliger.krankenkasse'],
	['IBAN', 'freiwilliger.iban'],
	['topmostSubform[0].Page1[0].Kontoinhaber[0]', 'freiwilliger.kontoinhaber'],
	['Staatsangehörigkeit', 'freiwilliger.staatsangehoerigkeit'],
	['von_T', 'vertrag.beginn TAG'],
	['bis_J', 'vertrag.ende JAHR'],
	['Einsatzstelle', 'einsatzstelle.bezeichnung'],
	['Verein', 'einsatzstelle.bezeichnung'],
	['Anschrift der Einsatzstelle', 'einsatzstelle.adresse'],
	['Einsatzstelle.PLZ', 'einsatzstelle.plz'],
	['Betriebsnummer des Vereins', 'einsatzstelle.betriebsnummer'],
	['Träger', 'mandant.bezeichnung'],
	['Name der Mutter', 'erziehungsberechtigter_eins.name'],
	['Erziehungsberechtigter 2', 'erziehungsberechtigter_zwei.name'],
	['Teilnehmer.Name', 'freiwilliger.name'],
	['Taschengeld', 'vertrag.taschengeld'],
	// Nobody can tell, or it is for somebody's hand.
	['Feld_17', null],
	['Text1', null],
	['undefined_3', null],
	['Datum', null],
	['Ort, Datum', null],
	['von', null],
	['Steuernummer', null],
	['Name 3', null],
	['Telefon_2', null],
	['Verein oder Träger', null],
	['Vorname des Kindes', null],
	['constructor', null],
	['__proto__', null],
])('a field named %s asks for %s', (name, angabe) => {
	expect(eines(name)).toBe(angabe);
});

/** Boxes to cross. */
test.each([
	['Check_maennlich', 'freiwilliger.geschlecht KREUZ männlich'],
	['weiblich', 'freiwilliger.geschlecht KREUZ weiblich'],
	['Geschlecht_m', 'freiwilliger.geschlecht KREUZ männlich'],
	['Familienstand ledig', 'freiwilliger.familienstand KREUZ ledig'],
	['cb_minderj', null],
	['cbMinderjaehrig', 'freiwilliger.volljaehrig KREUZ nein'],
	['volljährig', 'freiwilliger.volljaehrig KREUZ ja'],
	['Schwerbehinderung ja', 'freiwilliger.schwerbehinderung KREUZ ja'],
	['Schwerbehinderung nein', 'freiwilliger.schwerbehinderung KREUZ nein'],
	['FSJ', 'dienstart.kurz KREUZ FSJ'],
	['ja', null],
	['Kontrollkästchen 4', null],
	['m', null],
	['nicht volljährig', null],
])('a box named %s is crossed for %s', (name, angabe) => {
	expect(eines(name, { art: 'KREUZ' })).toBe(angabe);
});

describe('where its name says nothing', () => {
	it('the hint does, then what is printed beside it', () => {
		const stumm = feld('Feld_4', { hinweis: 'Bitte Geburtsort angeben', umfeld: ['Name, Vorname'] });
		expect(feldvorschlaege([stumm])).toMatchObject([
			{ inhalt: { angabe: 'freiwilliger.geburtsort' }, aus: 'HINWEIS', isSicher: true },
		]);
		expect(feldvorschlaege([{ ...stumm, hinweis: null }])).toMatchObject([
			{
				...{ inhalt: { angabe: 'freiwilliger.nachname_vorname' }, aus: 'UMFELD', worte: 'Name, Vorname' },
				isSicher: false,
			},
		]);
	});

	it('a name that may mean several things gives way to a label', () => {
		expect(eines('Name', { umfeld: ['Name, Vorname'] })).toBe('freiwilliger.nachname_vorname');
		expect(eines('Ort', { umfeld: ['Geburtsort'] })).toBe('freiwilliger.geburtsort');
		expect(eines('Nachname', { umfeld: ['Geburtsort'] })).toBe('freiwilliger.nachname');
	});

	it('a sentence beside a box does', () => {
		const umfeld = ['Die Teilnehmerin oder der Teilnehmer ist minderjährig.'];
		expect(eines('cb_minderj', { art: 'KREUZ', umfeld })).toBe('freiwilliger.volljaehrig KREUZ nein');
	});
});

describe('rows of boxes', () => {
	const reihe = (stamm: string, bis: number, rest: Partial<Feldblick> = {}) =>
		worte(Array.from({ length: bis }, (_, i) => feld(`${stamm}${i + 1}`, rest)));

	it('take a letter each', () => {
		expect(reihe('IBAN', 22)).toEqual(Array.from({ length: 22 }, (_, i) => `freiwilliger.iban ZEICHEN ${i + 1}`));
		expect(reihe('PLZ_', 5, { zeichen: 1 }).at(-1)).toBe('freiwilliger.plz ZEICHEN 5');
		expect(reihe('Nachname', 12, { zeichen: 1 }).at(-1)).toBe('freiwilliger.nachname ZEICHEN 12');
	});

	it('aren’t taken for one where they are for several people, or for four letters each', () => {
		expect(reihe('Nachname', 6)).toEqual(['freiwilliger.nachname']);
		expect(reihe('IBAN', 6, { zeichen: 4 })).toEqual(['freiwilliger.iban']);
	});
});

it('knows boxes for the digits of a day, and options by their beginning', () => {
	expect(eines('Geburtsdatum', { zeichen: 8 })).toBe('freiwilliger.geburtsdatum KOMPAKT');
	const [vorschlag] = feldvorschlaege([feld('Geschlecht', { art: 'AUSWAHL', optionen: [['w'], ['m'], ['d']] })]);
	expect(vorschlag?.inhalt.form).toEqual({
		art: 'WAHL',
		wahl: [
			{ wert: 'weiblich', option: 'w' },
			{ wert: 'männlich', option: 'm' },
			{ wert: 'divers', option: 'd' },
		],
	});
});

it('signatures are given elsewhere', () => {
	expect(eines('Nachname', { art: 'UNTERSCHRIFT' })).toBeNull();
});

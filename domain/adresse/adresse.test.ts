import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { adresseAggregat, adresseAlsReferenz, adresseStammdatum, setzeZyklusteilnahme } from './adresse.ts';
import { type AdresseFelder, istPflicht, LEERE_ADRESSE } from './adressfelder.ts';

const ORT: AdresseFelder = {
	...LEERE_ADRESSE,
	typ: 'EINSATZORT',
	bezeichnung: 'Turnhalle Süd',
	uebergeordneteID: 's',
	strasse: 'Ringstraße',
	hausnummer: '37a-f',
	plz: '50667',
	ort: 'Köln',
	lat: 50_937_531,
	lon: 6_960_279,
	dienstartIDs: ['fsj'],
	hoechstalter: 26,
};
const erfasse = (rest: Partial<AdresseFelder> = {}, id = 'o') =>
	adresseStammdatum.erfasse(adresseAggregat.start(id), { ...ORT, ...rest });
const texte = (rest: Partial<AdresseFelder>): string[] => {
	try {
		erfasse(rest);
	} catch (e) {
		if (e instanceof Abgelehnt) return e.verstoesse.map((v) => `${v.feld}: ${v.text}`);
		throw e;
	}
	return [];
};

test('names and contacts are the personal part, ids and numbers the facts', () => {
	expect(erfasse()).toMatchObject([
		{
			type: 'AdresseErfasst',
			facts: { werte: { typ: 'EINSATZORT', uebergeordneteID: 's', lat: 50_937_531, hoechstalter: 26 } },
			person: { werte: { bezeichnung: 'Turnhalle Süd', plz: '50667', ort: 'Köln' } },
			betroffener: 'o',
			art: 'KONTAKT',
		},
	]);
	expect(JSON.stringify(erfasse()[0]?.facts)).not.toContain('Köln');
});

test.each([
	['EINSATZSTELLE', { uebergeordneteID: null }],
	['EINSATZORT', {}],
	['VERBAND', { uebergeordneteID: null }],
] as const)('what a form marks as required of the type %s is what is refused when it is empty', (typ, rest) => {
	const volle: Partial<AdresseFelder> = { ...rest, typ, email: 'info@verein.example' };
	expect(texte(volle)).toEqual([]);
	const felder = [
		'bezeichnung',
		'kurzname',
		'uebergeordneteID',
		'plz',
		'ort',
		'email',
		'dienstartIDs',
		'iban',
	] as const;
	for (const feld of felder) {
		const leer = feld === 'dienstartIDs' ? [] : feld === 'bezeichnung' || feld === 'plz' || feld === 'ort' ? '' : null;
		const verlangt = texte({ ...volle, [feld]: leer }).includes(`${feld}: Dies ist ein Pflichtfeld`);
		expect([feld, istPflicht(feld, typ)]).toEqual([feld, verlangt]);
	}
});

describe('field rules', () => {
	test.each<[Partial<AdresseFelder>, string[]]>([
		[{}, []],
		[{ bezeichnung: '' }, ['bezeichnung: Dies ist ein Pflichtfeld']],
		[{ uebergeordneteID: null }, ['uebergeordneteID: Dies ist ein Pflichtfeld']],
		[{ dienstartIDs: [] }, ['dienstartIDs: Dies ist ein Pflichtfeld']],
		[{ plz: '1234' }, ['plz: Bitte geben Sie eine gültige Postleitzahl ein']],
		[{ plz: '1010', landID: 'AT' }, []],
		[{ hausnummer: '12--' }, ['hausnummer: Bitte geben Sie eine gültige Hausnummer ein']],
		[
			{ mindestalter: 30, hoechstalter: 20 },
			['mindestalter: Das Mindestalter darf nicht über dem Höchstalter liegen.'],
		],
		[
			{ typ: 'EINSATZSTELLE', email: 'info@verein.de' },
			['uebergeordneteID: Eine Einsatzstelle kann nur sich selbst zugeordnet werden.'],
		],
		[{ typ: 'EINSATZSTELLE', uebergeordneteID: null }, ['email: Dies ist ein Pflichtfeld']],
		[{ bezeichnung: 'x'.repeat(101) }, ['bezeichnung: Bitte geben Sie höchstens 100 Zeichen ein']],
		[{ kurzname: 'x'.repeat(31) }, ['kurzname: Bitte geben Sie höchstens 30 Zeichen ein']],
		[{ externeNummer: 'x'.repeat(31) }, ['externeNummer: Bitte geben Sie höchstens 30 Zeichen ein']],
		[{ vkz: '35-0418' }, []],
		[{ vkz: '35/0418' }, ['vkz: Invalides Format']],
		[{ vkz: '1'.repeat(21) }, ['vkz: Bitte geben Sie höchstens 20 Zeichen ein']],
		[{ betriebsnummer: '1'.repeat(16) }, ['betriebsnummer: Bitte geben Sie höchstens 15 Zeichen ein']],
		[{ debitor: '1'.repeat(21) }, ['debitor: Bitte geben Sie höchstens 20 Zeichen ein']],
		[{ mandatsreferenz: "M+?/:().,' -1" }, []],
		[{ mandatsreferenz: 'M_1' }, ['mandatsreferenz: Invalides Format']],
		[{ mandatsreferenz: 'M'.repeat(36) }, ['mandatsreferenz: Bitte geben Sie höchstens 35 Zeichen ein']],
		[{ iban: 'DE89370400440532013000' }, []],
		[
			{ iban: 'DE88370400440532013000' },
			['iban: Die IBAN ist ungültig. Bitte prüfen Sie Länge, Format und Prüfziffer.'],
		],
		[{ bic: 'COBA' }, ['bic: Die BIC ist ungültig.']],
		[{ iban: 'DE89370400440532013000', bic: 'BKAUATWW' }, ['bic: Die BIC ist ungültig.']],
		[{ telefon: '12' }, ['telefon: Bitte geben Sie eine gültige Telefonnummer ein']],
		[{ email: 'info@verein' }, ['email: Bitte geben Sie eine gültige E-Mail-Adresse ein']],
		[{ website: 'https://verein.de' }, []],
		[{ website: 'http://verein.de' }, ['website: Invalides Format']],
		[{ ort: ' ' }, ['ort: Dies ist ein Pflichtfeld']],
		[{ lat: 90_000_000, lon: -180_000_000 }, []],
		[{ lat: 90_000_001 }, ['lat: Bitte geben Sie höchstens 90 ein']],
		[{ lon: -180_000_001 }, ['lon: Bitte geben Sie mindestens -180 ein']],
		[{ lat: null }, ['lat: Dies ist ein Pflichtfeld']],
		[{ beschreibung: 'x'.repeat(5001) }, ['beschreibung: Bitte geben Sie höchstens 5000 Zeichen ein']],
		[{ mindestalter: 100 }, ['mindestalter: Bitte geben Sie höchstens 99 ein']],
		[{ regulaereVollzeitstunden: 385 }, []],
		[{ regulaereVollzeitstunden: 199 }, ['regulaereVollzeitstunden: Bitte geben Sie mindestens 20 ein']],
		[{ regulaereVollzeitstunden: 481 }, ['regulaereVollzeitstunden: Bitte geben Sie höchstens 48 ein']],
	])('%o', (rest, erwartet) => {
		expect(texte(rest)).toEqual(erwartet);
	});
});

test('takes part in cycles one by one, and decisions read it so', () => {
	const start = falte(adresseAggregat, 'o', aufgezeichnet(erfasse()));
	const ereignisse = [
		...erfasse(),
		...setzeZyklusteilnahme(start, 'z', { isAktiv: true, isOnline: true }),
		...setzeZyklusteilnahme(start, 'y', { isAktiv: false, isOnline: false }),
	];
	const adresse = falte(adresseAggregat, 'o', aufgezeichnet(ereignisse));
	expect(setzeZyklusteilnahme(adresse, 'z', { isAktiv: true, isOnline: true })).toEqual([]);
	expect(adresse.version).toBe(3);
	expect(adresseAlsReferenz(adresse)).toEqual({
		id: 'o',
		typ: 'EINSATZORT',
		bezeichnung: 'Turnhalle Süd',
		einsatzstelleID: 's',
		mindestalter: null,
		hoechstalter: 26,
		dienstartIDs: ['fsj'],
		aktivInZyklen: ['z'],
		isAktiv: true,
		isBuchhaltungTraeger: false,
		regulaereVollzeitstunden: 390,
		hatBetriebsnummer: false,
		attributIDs: [],
		plz: '50667',
		ort: 'Köln',
	});
});

test('an Einsatzstelle is its own', () => {
	const eigene = erfasse({ typ: 'EINSATZSTELLE', uebergeordneteID: null, email: 'info@verein.de' }, 's');
	expect(adresseAlsReferenz(falte(adresseAggregat, 's', aufgezeichnet(eigene))).einsatzstelleID).toBe('s');
});

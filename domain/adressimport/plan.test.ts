import { describe, expect, test } from 'vitest';
import { type AdresseFelder, LEERE_ADRESSE } from '#domain/adresse/adressfelder.ts';
import { type Bestandsadresse, ordneBestand } from './abgleich.ts';
import { type Bestandsperson, ordnePersonen } from './kontakt.ts';
import { erkenneKopf } from './kopf.ts';
import { plane } from './plan.ts';
import { abgeschaltete, benenne, type Listenwort, ordneWorte } from './verzeichnisse.ts';
import { type Entscheidungen, importergebnis } from './zeile.ts';
import { liesZeile } from './zeile-lesen.ts';

const KOPF = ['Typ', 'Bezeichnung', 'Externe Nummer', 'Einsatzstelle', 'Nr. der Einsatzstelle', 'PLZ', 'Ort', 'E-Mail'];
const WORTE: Listenwort[] = [
	{ liste: 'land', id: 'DE', bezeichnung: 'Deutschland', worte: ['DE', 'Deutschland'], isAktiv: true },
	{ liste: 'land', id: 'AT', bezeichnung: 'Österreich', worte: ['AT', 'Österreich'], isAktiv: true },
	{ liste: 'dienstart', id: 'd-fsj', bezeichnung: 'FSJ', worte: ['FSJ', 'Freiwilliges Soziales Jahr'], isAktiv: true },
	{ liste: 'dienstart', id: 'd-bfd', bezeichnung: 'BFD', worte: ['BFD'], isAktiv: true },
	{ liste: 'sportart', id: 's-alt', bezeichnung: 'Prellball', worte: ['Prellball'], isAktiv: false },
];

let laufend = 0;
const adresse = (felder: Partial<AdresseFelder>, rest: Partial<Bestandsadresse> = {}): Bestandsadresse => ({
	id: `alt-${felder.bezeichnung}`,
	isAktiv: true,
	anerkanntePlaetze: null,
	...rest,
	felder: { ...LEERE_ADRESSE, plz: '35578', ort: 'Wetzlar', ...felder },
});
const stelle = (bezeichnung: string, felder: Partial<AdresseFelder> = {}, rest: Partial<Bestandsadresse> = {}) =>
	adresse({ typ: 'EINSATZSTELLE', bezeichnung, email: 'a@b.test', ...felder }, rest);
const ort = (bezeichnung: string, uebergeordneteID: string, felder: Partial<AdresseFelder> = {}) =>
	adresse({ typ: 'EINSATZORT', bezeichnung, uebergeordneteID, dienstartIDs: ['d-fsj'], ...felder });

interface Aufbau {
	readonly bestand?: readonly Bestandsadresse[];
	readonly personen?: readonly Bestandsperson[];
	readonly entscheidungen?: Entscheidungen;
	readonly kopf?: readonly string[];
}

function plan(zeilen: readonly (readonly string[])[], aufbau: Aufbau = {}) {
	const { bestand = [], personen = [], entscheidungen = {}, kopf = KOPF } = aufbau;
	const erkannt = erkenneKopf(
		kopf.map((k) => (k === 'Nr. der Einsatzstelle' ? 'Externe Nummer der Einsatzstelle' : k)),
		['Region', 'Gruppe'],
	);
	expect(erkannt.verstoesse).toEqual([]);
	const verzeichnisse = ordneWorte(WORTE, bestand);
	const gelesen = zeilen.map((zellen, i) => liesZeile({ nr: i + 2, zellen }, erkannt, verzeichnisse));
	const name = benenne(WORTE, bestand);
	return plane(gelesen, {
		bestand: ordneBestand(bestand),
		personen: ordnePersonen(personen),
		entscheidungen,
		name,
		abgeschaltet: abgeschaltete(WORTE),
		neueID: () => `neu-${++laufend}`,
	});
}

const kurz = (zeilen: ReturnType<typeof plan>) =>
	zeilen.map((z) => [
		z.ergebnis,
		z.aktion,
		z.meldungen.map(({ spalte, text }) => (spalte ? `${spalte}: ${text}` : text)).join('; '),
	]);
const eineStelle = (name: string, nummer = '', mail = 'a@b.test') => [
	...['Einsatzstelle', name, nummer, '', '', '35578', 'Wetzlar', mail],
];
const NEU = ['New', 'ANLEGEN', ''];

test('what is switched off stays where it was chosen and can not be chosen anew', () => {
	const kopf = [...KOPF, 'Sportarten'];
	const bestand = [stelle('SV Alt', { sportartIDs: ['s-alt'] })];
	expect(
		kurz(
			plan(
				[
					[...eineStelle('SV Alt'), 'Prellball'],
					[...eineStelle('TV Neu'), 'Prellball'],
				],
				{ bestand, kopf },
			),
		),
	).toEqual([
		['Unchanged', 'NICHTS', ''],
		['Error', 'NICHTS', 'Sportarten: „Prellball“ ist abgeschaltet und kann nicht gewählt werden.'],
	]);
});

describe('an address is recognised', () => {
	test('by its number, whatever else has changed', () => {
		const bestand = [stelle('SV Alt', { externeNummer: 'N-1' })];
		const [zeile] = plan([eineStelle('SV Neu', 'N-1')], { bestand });
		expect(zeile).toMatchObject({
			ergebnis: 'Updated',
			auftrag: { adresseID: 'alt-SV Alt', istNeu: false, angaben: { bezeichnung: 'SV Neu' } },
			aenderungen: [{ bezeichnung: 'Bezeichnung', von: 'SV Alt', nach: 'SV Neu' }],
		});
	});

	test('by name and place, written however', () => {
		const [zeile] = plan([eineStelle('  sv größe ')], { bestand: [stelle('SV Groesse')] });
		expect(zeile?.auftrag?.adresseID).toBe('alt-SV Groesse');
	});

	test('an Einsatzort of the same name elsewhere is another one', () => {
		const bestand = [stelle('A'), stelle('B'), ort('Halle', 'alt-A')];
		const zeile = (wo: string) => ['Einsatzort', 'Halle', '', wo, '', '35578', 'Wetzlar', ''];
		expect(plan([zeile('A')], { bestand })[0]?.ergebnis).toBe('Unchanged');
		expect(plan([zeile('B')], { bestand })[0]).toMatchObject({
			ergebnis: 'Error',
			meldungen: [{ spalte: 'Dienstarten', text: 'Dies ist ein Pflichtfeld' }],
		});
	});

	test('not by half: another number, a similar name and the same association are asked about', () => {
		const frage = (gesucht: string[], alt: Bestandsadresse) => {
			const [zeile] = plan([gesucht], { bestand: [alt] });
			return [zeile?.ergebnis, zeile?.aktion, zeile?.kandidaten.map((k) => k.prozent)];
		};
		expect(frage(eineStelle('SV Wetzlar', 'N-2'), stelle('SV Wetzlar', { externeNummer: 'N-1' }))).toEqual([
			'Warning',
			'AUSLASSEN',
			[100],
		]);
		expect(frage(eineStelle('Ruderclub Graureiher e. V.'), stelle('Ruderclub Graureiher'))).toEqual([
			'Warning',
			'AUSLASSEN',
			[100],
		]);
		expect(frage(eineStelle('Schachfreunde Turmhof'), stelle('Ruderclub Graureiher'))).toEqual(['New', 'ANLEGEN', []]);
	});

	test('once a row surely means it, no other row is asked whether it does', () => {
		const bestand = [stelle('SV Lahntal 04')];
		expect(kurz(plan([eineStelle('SV Lahntal 04'), eineStelle('SV Lahntal 05')], { bestand }))).toEqual([
			['Unchanged', 'NICHTS', ''],
			NEU,
		]);
	});
});

describe('a row that says nothing of its kind', () => {
	const ohneTyp = (name: string, nummer = '') => eineStelle(name, nummer).with(0, '');
	test('is an Einsatzstelle, with or without a column for it', () => {
		const [leer] = plan([ohneTyp('SV Neu')]);
		expect(leer).toMatchObject({
			ergebnis: 'New',
			typ: 'Einsatzstelle',
			auftrag: { angaben: { typ: 'EINSATZSTELLE' } },
		});
		const [ohneSpalte] = plan([ohneTyp('SV Neu').slice(1)], { kopf: KOPF.slice(1) });
		expect(ohneSpalte).toMatchObject({ ergebnis: 'New', auftrag: { angaben: { typ: 'EINSATZSTELLE' } } });
	});

	test('is what the portal knows it as', () => {
		const bestand = [stelle('A'), ort('Halle', 'alt-A'), ort('Platz', 'alt-A', { externeNummer: 'P-1' })];
		const zeilen = plan([ohneTyp('Halle').with(7, ''), ohneTyp('Platz neu', 'P-1').with(7, '')], { bestand });
		expect(zeilen.map((z) => [z.typ, z.ergebnis])).toEqual([
			['Einsatzort', 'Unchanged'],
			['Einsatzort', 'Updated'],
		]);
	});
});

describe('street and number in one cell', () => {
	const kopf = [...KOPF, 'Straße'];
	const zeile = [...eineStelle('SV'), 'Am Sportplatz 12 a'];
	test('are taken apart', () => {
		expect(plan([zeile], { kopf })[0]?.auftrag?.angaben).toMatchObject({
			strasse: 'Am Sportplatz',
			hausnummer: '12 a',
		});
	});
	test('change nothing where the portal has them apart', () => {
		const bestand = [stelle('SV', { strasse: 'Am Sportplatz', hausnummer: '12a' })];
		expect(kurz(plan([zeile], { kopf, bestand }))).toEqual([['Unchanged', 'NICHTS', '']]);
	});
});

describe('a contact person', () => {
	const kopf = [
		...KOPF,
		'Ansprechpartner',
		'E-Mail Ansprechpartner',
		'Telefon Ansprechpartner',
		'Funktion Ansprechpartner',
	];
	const zeile = (person: string[], name = 'SV') => [...eineStelle(name), ...person, '', '', ''].slice(0, kopf.length);
	const KIM = { vorname: 'Kim', nachname: 'Beispiel', email: 'kim@b.test', telefon: null, position: null };
	const kim = (rest: Partial<Bestandsperson> = {}): Bestandsperson => ({
		...{ ...KIM, id: 'p-kim', emailNeu: null, isAktiv: true },
		funktionen: [{ adresseID: 'alt-SV', funktion: 'ANSPRECHPARTNER' }],
		...rest,
	});
	const bestand = [stelle('SV'), stelle('TV')];
	const eine = (person: string[], personen: Bestandsperson[] = []) =>
		plan([zeile(person)], { kopf, bestand, personen })[0];

	test('is filed with the address', () => {
		const [neu] = plan([zeile(['Frau Kim von der Heide', 'KIM@b.test', '06441 1', 'Vorstand'])], { kopf });
		expect(neu).toMatchObject({ ergebnis: 'New', kontakte: [{ name: 'Kim von der Heide', aktion: 'ANLEGEN' }] });
		expect(neu?.auftrag?.kontakte).toMatchObject([
			{
				angaben: { anrede: 'Frau', vorname: 'Kim', nachname: 'von der Heide', telefon: '06441 1', position: null },
				email: 'kim@b.test',
				funktion: 'VORSTAND',
			},
		]);
	});

	test.each<[string, string, string, string | null]>([
		['Kim Beispiel', 'Kim', 'Beispiel', null],
		['Beispiel, Kim', 'Kim', 'Beispiel', null],
		['Herrn Kim Luca Beispiel', 'Kim Luca', 'Beispiel', 'Herr'],
	])('„%s“', (name, vorname, nachname, anrede) => {
		expect(eine([name])?.auftrag?.kontakte?.[0]?.angaben).toMatchObject({ vorname, nachname, anrede });
	});

	test('the second time nothing changes', () => {
		expect(eine(['Kim Beispiel', 'kim@b.test'], [kim()])).toMatchObject({ ergebnis: 'Unchanged', auftrag: null });
		expect(eine(['Frau Kim Beispiel', '', '', 'Ansprechpartner'], [kim()])?.ergebnis).toBe('Unchanged');
		expect(eine(['Kim Beispiel', 'neu@b.test'], [kim({ emailNeu: 'neu@b.test' })])?.ergebnis).toBe('Unchanged');
	});

	test('gets what is new', () => {
		const zeile = eine(['Kim Beispiel', 'kim@b.test', '06441 1', 'Kassenwart'], [kim()]);
		expect(zeile).toMatchObject({ ergebnis: 'Updated', aenderungen: [] });
		expect(zeile?.kontakte).toEqual([
			{
				name: 'Kim Beispiel',
				aktion: 'AENDERN',
				aenderungen: [
					{ bezeichnung: 'Telefon', von: null, nach: '06441 1' },
					{ bezeichnung: 'Position', von: null, nach: 'Kassenwart' },
				],
			},
		]);
		expect(zeile?.auftrag).toMatchObject({
			angaben: {},
			kontakte: [{ personID: 'p-kim', angaben: { telefon: '06441 1', position: 'Kassenwart' }, funktion: null }],
		});
	});

	test('known elsewhere is given a function here', () => {
		const anderswo = kim({ funktionen: [{ adresseID: 'alt-TV', funktion: 'VORSTAND' }] });
		expect(eine(['Kim Beispiel', 'kim@b.test'], [anderswo])?.auftrag?.kontakte).toEqual([
			{ personID: 'p-kim', angaben: {}, funktion: 'ANSPRECHPARTNER' },
		]);
		// A mailbox that others share says nothing of who it is.
		expect(eine(['Jo Anders', 'kim@b.test'], [anderswo])?.kontakte).toMatchObject([
			{ name: 'Jo Anders', aktion: 'ANLEGEN' },
		]);
	});

	test('of several rows is one', () => {
		const zeilen = plan([zeile(['Kim Beispiel', 'kim@b.test']), zeile(['Kim Beispiel', 'kim@b.test'], 'TV')], {
			kopf,
			bestand,
		});
		const ids = zeilen.map((z) => z.auftrag?.kontakte?.map((k) => k.personID));
		expect(ids[0]).toHaveLength(1);
		expect(ids[1]).toEqual(ids[0]);
	});

	test.each<[string, string[], Bestandsperson[], string, string]>([
		['no name', ['', 'x@b.test'], [], 'Warning', 'Ansprechperson: Ohne Namen wird niemand angelegt.'],
		[
			'half a name',
			['Frau Beispiel'],
			[],
			'Warning',
			'Ansprechperson: Zu „Beispiel“ fehlt der Vor- oder Nachname; niemand wird angelegt.',
		],
		[
			'another name',
			['Jo Anders', 'kim@b.test'],
			[kim()],
			'Warning',
			'Ansprechperson: Unter kim@b.test steht im Portal Kim Beispiel; der Name bleibt.',
		],
		[
			'switched off',
			['Kim Beispiel', 'kim@b.test'],
			[kim({ isAktiv: false })],
			'Warning',
			'Ansprechperson: Kim Beispiel ist deaktiviert und bleibt es.',
		],
		[
			'no mail',
			['Kim Beispiel', 'keine'],
			[],
			'Error',
			'Ansprechperson: E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse ein',
		],
		[
			'two persons',
			['Kim Beispiel / Jo Anders'],
			[],
			'Error',
			'Ansprechperson: In einer Zelle kann nur eine Person stehen.',
		],
	])('%s is said', (_, person, personen, ergebnis, text) => {
		const [zeile] = kurz([eine(person, personen) as ReturnType<typeof plan>[number]]);
		expect([zeile?.[0], zeile?.[2]]).toEqual([ergebnis, text]);
	});
});

describe('a decision', () => {
	const bestand = [stelle('Ruderclub Graureiher')];
	const zeilen = [eineStelle('Ruderclub Graureiher e. V.')];
	test.each<[string, string, string]>([
		['alt-Ruderclub Graureiher', 'Updated', 'AENDERN'],
		['NEU', 'New', 'ANLEGEN'],
		['AUSLASSEN', 'Unchanged', 'AUSLASSEN'],
		['alt-etwas-anderes', 'Warning', 'AUSLASSEN'],
	])('%s: %s', (wahl, ergebnis, aktion) => {
		expect(plan(zeilen, { bestand, entscheidungen: { 2: wahl } })[0]).toMatchObject({ ergebnis, aktion });
	});
});

test('a row that is left out keeps no other with its number from coming', () => {
	const zeilen = [eineStelle('A', 'N-1'), eineStelle('B', 'N-1')];
	const ergebnisse = (entscheidungen: Record<number, string>) =>
		plan(zeilen, { entscheidungen }).map(({ ergebnis }) => ergebnis);
	expect(ergebnisse({})).toEqual(['New', 'Error']);
	expect(ergebnisse({ 2: 'AUSLASSEN' })).toEqual(['Unchanged', 'New']);
	expect(ergebnisse({ 3: 'AUSLASSEN' })).toEqual(['New', 'Unchanged']);
});

describe('an Einsatzort finds its Einsatzstelle', () => {
	const zeile = (name: string, wo: string, nummer = '') => [
		...['Einsatzort', name, '', wo, nummer, '35578', 'Wetzlar', '', 'FSJ'],
	];
	const kopf = [...KOPF, 'Dienstarten'];
	const oben = (zeilen: ReturnType<typeof plan>) => zeilen.map((z) => z.auftrag?.angaben.uebergeordneteID);

	test('in the same file, wherever it stands there, by name or by number', () => {
		const zeilen = plan([zeile('A', 'SV Neu'), zeile('B', '', 'S-1'), eineStelle('SV Neu', 'S-1'), zeile('C', 'S-1')], {
			kopf,
		});
		const id = zeilen[2]?.auftrag?.adresseID;
		expect(oben(zeilen)).toEqual([id, id, null, id]);
		expect(zeilen[0]?.einsatzstelle).toBe('SV Neu');
	});

	test('in the portal', () => {
		const bestand = [stelle('SV Alt', { externeNummer: 'S-9' })];
		expect(oben(plan([zeile('A', 'sv alt'), zeile('B', '', 'S-9')], { bestand, kopf }))).toEqual([
			'alt-SV Alt',
			'alt-SV Alt',
		]);
	});

	test.each<[string, string[][], string]>([
		[
			'it is nowhere',
			[zeile('A', 'Nirgends')],
			'Einsatzstelle: Die Einsatzstelle „Nirgends“ gibt es weder im Portal noch in der Datei.',
		],
		[
			'there are two',
			[zeile('A', 'SV Doppelt')],
			'Einsatzstelle: Die Einsatzstelle „SV Doppelt“ ist nicht eindeutig. Bitte nennen Sie ihre externe Nummer.',
		],
		[
			'its row is wrong',
			[zeile('A', 'SV Falsch'), eineStelle('SV Falsch', '', 'keine')],
			'Einsatzstelle: Die Einsatzstelle in Zeile 3 enthält Fehler.',
		],
		['none is named', [zeile('A', '')], 'Einsatzstelle: Dies ist ein Pflichtfeld'],
	])('unless %s', (_, zeilen, text) => {
		const doppelt = [stelle('SV Doppelt', { ort: 'Gießen' }, { id: '1' }), stelle('SV Doppelt', {}, { id: '2' })];
		expect(kurz(plan(zeilen, { bestand: doppelt, kopf }))[0]).toEqual(['Error', 'NICHTS', text]);
	});

	test('stays out as long as nobody has decided what that is', () => {
		const bestand = [stelle('Ruderclub Graureiher')];
		const zeilen = plan([eineStelle('Ruderclub Graureiher e. V.'), zeile('A', 'Ruderclub Graureiher e. V.')], {
			bestand,
			kopf,
		});
		expect(kurz(zeilen)[1]).toEqual([
			'Warning',
			'AUSLASSEN',
			'Einsatzstelle: Die Einsatzstelle in Zeile 2 ist noch nicht entschieden; bis dahin bleibt diese Zeile aus.',
		]);
	});
});

describe('a row is wrong', () => {
	test.each<[string, string[][], Aufbau, number, string]>([
		['of another type', [['Verband', 'A']], {}, 0, 'Typ: Nur Einsatzstellen und Einsatzorte können importiert werden.'],
		[
			'when the type would change',
			[eineStelle('SV', 'N-1')],
			{ bestand: [ort('Halle', 'x', { externeNummer: 'N-1' })] },
			0,
			'Typ: Der Typ einer Adresse kann nicht geändert werden.',
		],
		[
			'with a number twice',
			[eineStelle('A', 'N-1'), eineStelle('B', 'N-1')],
			{},
			1,
			'Externe Nummer: Diese externe Nummer steht schon in Zeile 2.',
		],
		[
			'with an address twice',
			[eineStelle('A'), eineStelle('a')],
			{},
			1,
			'Bezeichnung: Dieselbe Adresse steht schon in Zeile 2.',
		],
		[
			'below another Einsatzstelle',
			[['Einsatzstelle', 'A', '', 'B', '', '35578', 'Wetzlar', 'a@b.test']],
			{},
			0,
			'Einsatzstelle: Eine Einsatzstelle kann nur sich selbst zugeordnet werden.',
		],
		[
			'with a mail that is none',
			[eineStelle('A', '', 'keine')],
			{},
			0,
			'E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse ein',
		],
	])('%s', (_, zeilen, aufbau, stelle, text) => {
		const alle = plan(zeilen, aufbau);
		expect(kurz(alle)[stelle]).toEqual(['Error', 'NICHTS', text]);
		expect(importergebnis(alle)).toBe('ValidationErrors');
	});

	test('below itself it is right', () => {
		expect(kurz(plan([['Einsatzstelle', 'A', '', 'A', '', '35578', 'Wetzlar', 'a@b.test']]))).toEqual([NEU]);
	});
});

describe('cells', () => {
	const lies = (spalte: string, wert: string, alt: Partial<AdresseFelder> = {}) => {
		const kopf = ['Typ', 'Bezeichnung', 'Ort', spalte];
		return plan([['Einsatzstelle', 'SV', 'Wetzlar', wert]], { bestand: [stelle('SV', alt)], kopf })[0];
	};
	test.each<[string, string, unknown]>([
		['Taschengeld', '1.450', { leistungen: { ...LEERE_ADRESSE.leistungen, TASCHENGELD: 145_000 } }],
		['Taschengeld', '450,-', { leistungen: { ...LEERE_ADRESSE.leistungen, TASCHENGELD: 45_000 } }],
		['Breitengrad', '50.561', { lat: 50_561_000 }],
		['Taschengeld', '450,50 €', { leistungen: { ...LEERE_ADRESSE.leistungen, TASCHENGELD: 45_050 } }],
		['Arbeitsstunden', '38,5', { leistungen: { ...LEERE_ADRESSE.leistungen, ARBEITSSTUNDEN: 385 } }],
		['Unterkunft', 'x', { leistungen: { ...LEERE_ADRESSE.leistungen, UNTERKUNFT: true } }],
		['Wartung', 'JA', { isWartung: true }],
		['Dienstarten', 'FSJ, BFD', { dienstartIDs: ['d-fsj', 'd-bfd'] }],
		['Land', 'österreich', { landID: 'AT' }],
		['Vollzeitstunden', '38.5', { regulaereVollzeitstunden: 385 }],
		['Telefon', "'+49 6441 1", { telefon: '+49 6441 1' }],
		['Kurzname', '-', { kurzname: null }],
	])('%s %s', (spalte, wert, angaben) => {
		const alt = spalte === 'Land' ? { plz: '1010', landID: 'DE' } : { kurzname: 'K', lat: 1, lon: 8_501_300 };
		expect(lies(spalte, wert, alt)?.auftrag?.angaben).toEqual(angaben);
	});

	test.each<[string, string, string]>([
		['Dienstarten', 'FSJ, XYZ', 'Nicht bekannt: „XYZ“.'],
		['Unterkunft', 'vielleicht', 'Bitte schreiben Sie „ja“ oder „nein“.'],
		['Höchstalter', 'alt', '„alt“ ist keine ganze Zahl.'],
		[
			'Taschengeld',
			'450,505',
			'„450,505“ ist keine Zahl mit höchstens 2 Stellen nach dem Komma, zum Beispiel 1.450,50.',
		],
		[
			'Reguläre Vollzeitstunden',
			'38,25',
			'„38,25“ ist keine Zahl mit höchstens einer Stelle nach dem Komma, zum Beispiel 38,5.',
		],
		['Breitengrad', 'Nord', '„Nord“ ist keine Zahl in Grad, zum Beispiel 50,5558.'],
		['Höchstalter', '120', 'Bitte geben Sie höchstens 99 ein'],
		['Verband', 'Niemand', '„Niemand“ ist nicht bekannt.'],
		['Anerkannte Plätze', '1000', 'Bitte geben Sie höchstens 999 ein'],
	])('%s %s is refused at its column', (spalte, wert, text) => {
		expect(lies(spalte, wert)?.meldungen).toEqual([{ istFehler: true, spalte, text }]);
	});

	test('of a new address say what they were read as, where they stand otherwise', () => {
		const kopf = [
			'Typ',
			'Bezeichnung',
			'Straße',
			'PLZ',
			'Ort',
			'E-Mail',
			'Taschengeld',
			'Unterkunft',
			'Arbeitsstunden',
		];
		const zeile = (wert: string, dach: string, stunden: string) => [
			...['Einsatzstelle', 'SV', 'Am Mühlweg 1a', '35578', 'Wetzlar', 'a@b.test', wert, dach, stunden],
		];
		const gelesen = (wert: string, dach = '', stunden = '') =>
			plan([zeile(wert, dach, stunden)], { kopf })[0]?.gelesen?.map((l) => [l.bezeichnung, l.zelle, l.wert]);
		const strasse = [
			['Straße', 'Am Mühlweg 1a', 'Am Mühlweg'],
			['Hausnummer', null, '1a'],
		];
		expect(gelesen('4500', 'x', '38.5')).toEqual([
			...strasse,
			['Taschengeld', '4500', '4.500'],
			['Arbeitsstunden', '38.5', '38,5'],
			['Unterkunft', 'x', 'ja'],
		]);
		expect(gelesen('1.450,00 €', 'Ja', '38,5')).toEqual(strasse);
		const [ohne] = plan([eineStelle('SV')]);
		expect(ohne).not.toHaveProperty('gelesen');
	});

	test('beyond the last heading are refused, unless they are empty or were given a meaning', () => {
		const kopf = ['Bezeichnung', 'PLZ', 'Ort', 'E-Mail'];
		const zeile = ['SV', '35578', 'Wetzlar', 'a@b.test'];
		expect(
			kurz(
				plan(
					[
						[...zeile, '', ' '],
						['TV', ...zeile.slice(1), '', 'rest'],
					],
					{ kopf },
				),
			),
		).toEqual([
			NEU,
			[
				'Error',
				'NICHTS',
				'Die Zeile hat 6 Zellen, die Überschrift 4. Bitte setzen Sie Texte mit Trennzeichen in Anführungszeichen, oder geben Sie der Spalte eine Überschrift.',
			],
		]);
		const gewaehlt = erkenneKopf(kopf, ['', ''], ['bezeichnung', 'plz', 'ort', 'email', 'telefon']);
		expect(liesZeile({ nr: 2, zellen: [...zeile, '06441 1'] }, gewaehlt, ordneWorte([], [])).meldungen).toEqual([]);
	});

	test.each(['SV OÃŸ', 'SV O\uFFFD', 'SV â€“ Nord'])('that nobody can read are refused: %s', (name) => {
		const [zeile] = plan([eineStelle(name)]);
		expect(zeile?.meldungen[0]?.text).toMatch(/^Die Zeile enthält unlesbare Zeichen \(„.+“\)\. Bitte speichern/);
		expect(plan([eineStelle('SÃO Paulo Straße – „Šarić“ § 5')])[0]?.ergebnis).toBe('New');
	});

	test.each(['StraÃŸe', 'Stra§e', 'TŠtigkeit'])('below a heading that nobody can read are refused: %s', (kopf) => {
		const [verstoss] = erkenneKopf(['Bezeichnung', kopf], ['', '']).verstoesse;
		expect(verstoss?.text).toContain(`Die Überschrift „${kopf}“ enthält unlesbare Zeichen.`);
	});

	test('a German postcode gets its zero back, another one doesn’t need it', () => {
		const zeile = (plz: string, land: string) => ['Einsatzstelle', 'SV', plz, 'Ort', 'a@b.test', land];
		const zeilen = plan(
			[zeile('4109', ''), zeile('1010', 'AT')].map((z, i) => z.with(1, `SV ${i}`)),
			{
				kopf: ['Typ', 'Bezeichnung', 'PLZ', 'Ort', 'E-Mail', 'Land'],
			},
		);
		expect(zeilen.map((z) => [z.ergebnis, z.auftrag?.angaben.plz])).toEqual([
			['Warning', '04109'],
			['New', '1010'],
		]);
	});

	test('recognised places count as a change of their own', () => {
		const mit = (anerkanntePlaetze: number | null) => ({
			kopf: ['Typ', 'Bezeichnung', 'Ort', 'Anerkannte Plätze'],
			bestand: [stelle('SV', {}, { anerkanntePlaetze })],
		});
		const zeile = ['Einsatzstelle', 'SV', 'Wetzlar', '4'];
		expect(plan([zeile], mit(4))[0]?.ergebnis).toBe('Unchanged');
		expect(plan([zeile], mit(null))[0]?.auftrag).toEqual({
			adresseID: 'alt-SV',
			istNeu: false,
			angaben: {},
			anerkanntePlaetze: 4,
		});
	});
});

test('headings nobody knows are named, those of the tenant and of the export are not', () => {
	const { spalten, unbekannt } = erkenneKopf(['Typ', 'NAME', 'Region', 'Im Zyklus', 'Farbe', ''], ['Region', 'Gruppe']);
	expect(spalten.map((s) => s?.key)).toEqual(['typ', 'bezeichnung', 'attribut1ID', undefined, undefined, undefined]);
	expect(unbekannt).toEqual(['Farbe']);
});

test('five thousand rows are told apart, each for itself', () => {
	const bestand = Array.from({ length: 2500 }, (_, i) => stelle(`Verein Nummer ${i}`, { externeNummer: `V-${i}` }));
	const zeilen = Array.from({ length: 5000 }, (_, i) => {
		if (i % 1000 === 999) return ['Verband', `Verein Nummer ${i}`, '', '', '', '35578', 'Wetzlar', ''];
		return eineStelle(i % 2 ? `Verein Nummer ${i}` : `Verein Nr. ${i}`, `V-${i}`);
	});
	const erwartet = Array.from({ length: 5000 }, (_, i) => {
		if (i % 1000 === 999) return 'Error';
		if (i >= 2500) return 'New';
		return i % 2 ? 'Unchanged' : 'Updated';
	});
	expect(plan(zeilen, { bestand }).map((z) => z.ergebnis)).toEqual(erwartet);
});

import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alsMappe, blatt } from '#api/present/dateien/xlsx.ts';
import { fuehreImportAus } from '#commands/adressimport/fuehre-aus.ts';
import { ADRESSE_BEZEICHNUNG } from '#domain/adresse/adressfelder.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Addresses by file: what is found out beforehand, what is written, and that a broken file changes nothing. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

interface Zeile {
	readonly nr: number;
	readonly ergebnis: string;
	readonly aktion: string;
	readonly meldung: string;
	readonly adresseID: string | null;
	readonly kandidaten: { adresseID: string; prozent: number; vergleich: object[] }[];
}
interface Import {
	readonly ergebnis: string;
	readonly importID: string | null;
	readonly unbekannteSpalten: string[];
	readonly zeilen: Zeile[];
}

const KOPF = [
	'Typ',
	'Bezeichnung',
	'Externe Nummer',
	'Einsatzstelle',
	'PLZ',
	'Ort',
	'E-Mail',
	'Dienstarten',
	'Telefon',
];
const csv = (zeilen: readonly (readonly string[])[], trenner = ';', kopf: readonly string[] = KOPF): string =>
	[kopf, ...zeilen].map((zeile) => zeile.join(trenner)).join('\r\n');

function formular(inhalt: string | Uint8Array, felder: Readonly<Record<string, string>> = {}): [Buffer, string] {
	const grenze = '----portal';
	const teil = (kopf: string) => Buffer.from(`--${grenze}\r\ncontent-disposition: form-data; ${kopf}\r\n\r\n`);
	const worte = Object.entries(felder).flatMap(([name, wert]) => [teil(`name="${name}"`), Buffer.from(`${wert}\r\n`)]);
	const datei = [teil('name="content"; filename="orte.csv"'), Buffer.from(inhalt), Buffer.from('\r\n')];
	const koerper = Buffer.concat([...datei, ...worte, Buffer.from(`--${grenze}--\r\n`)]);
	return [koerper, `multipart/form-data; boundary=${grenze}`];
}

interface Wie {
	readonly vorschau?: boolean;
	readonly entscheidungen?: Readonly<Record<string, string>>;
	readonly key?: string;
	readonly laenge?: number;
	readonly spalten?: unknown;
	readonly wer?: Kleinportal['admin'];
}

function sende(
	inhalt: string | Uint8Array,
	{ vorschau = false, entscheidungen, spalten, key, laenge, wer = t.admin }: Wie = {},
) {
	const felder = Object.entries({ entscheidungen, spalten }).flatMap(([name, wert]) =>
		wert === undefined ? [] : [[name, JSON.stringify(wert)] as const],
	);
	const [koerper, typ] = formular(inhalt, Object.fromEntries(felder));
	const query = `vorschau=${vorschau}${laenge === undefined ? '' : `&expectedLength=${laenge}`}`;
	const headers = { 'content-type': typ, ...(key ? { 'idempotency-key': key } : {}) };
	return wer('POST', `/v1/adresseimport?${query}`, koerper, headers);
}

async function importiere(inhalt: string | Uint8Array, wie: Wie = {}): Promise<Import> {
	const antwort = await sende(inhalt, wie);
	expect(antwort.status, antwort.roh.body).toBe(200);
	return antwort.data;
}

/** Does what the worker does. */
async function arbeiteAb(): Promise<void> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'adressimport' and status = 'queued'`,
	);
	for (const { id } of rows) await fuehreImportAus(t, id);
}

async function fuehreAus(inhalt: string | Uint8Array, wie: Wie = {}) {
	const { importID, ergebnis, zeilen } = await importiere(inhalt, wie);
	expect(ergebnis, JSON.stringify(zeilen)).not.toBe('ValidationErrors');
	await arbeiteAb();
	const { data } = await t.admin('GET', `/v1/adresseimport/${importID}`);
	return data as { gesamt: number; erledigt: number; zeilen: Zeile[] };
}

const ergebnisse = ({ zeilen }: { zeilen: readonly Zeile[] }) => zeilen.map((z) => [z.nr, z.ergebnis]);
const stelle = (name: string, nummer = '') => [
	'Einsatzstelle',
	name,
	nummer,
	'',
	'35578',
	'Wetzlar',
	'a@b.test',
	'',
	'',
];
const ort = (name: string, wo: string, nummer = '') => [
	'Einsatzort',
	name,
	nummer,
	wo,
	'35578',
	'Wetzlar',
	'',
	'FSJ',
	'',
];

describe('a file of new addresses', () => {
	const datei = csv([
		ort('Halle Nord', 'SV Import', 'O-1'),
		stelle('SV Import', 'S-1'),
		ort('Halle Süd', 's-1'.toUpperCase()),
	]);

	it('is looked at without writing anything', async () => {
		const vorher = await t.ereignisse();
		const vorschau = await importiere(datei, { vorschau: true });
		expect(vorschau).toMatchObject({ ergebnis: 'Success', importID: null, unbekannteSpalten: [] });
		expect(ergebnisse(vorschau)).toEqual([
			[2, 'New'],
			[3, 'New'],
			[4, 'New'],
		]);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('is written, Einsatzorte below their Einsatzstelle and in the cycle', async () => {
		const { gesamt, erledigt, zeilen } = await fuehreAus(datei);
		expect([gesamt, erledigt]).toEqual([3, 3]);
		const { data } = await t.admin('GET', `/v1/adresse/${zeilen[0]?.adresseID}`);
		expect(data).toMatchObject({ bezeichnung: 'Halle Nord', einsatzstelleID: zeilen[1]?.adresseID, isAktiv: true });
	});

	it('has nothing to do the second time', async () => {
		const vorher = await t.ereignisse();
		const nochmal = await importiere(datei);
		expect(nochmal.ergebnis).toBe('SuccessNothingTodo');
		expect(ergebnisse(nochmal).map(([, ergebnis]) => ergebnis)).toEqual(['Unchanged', 'Unchanged', 'Unchanged']);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('changes what differs, and nothing by an empty cell', async () => {
		const [, , , , ...rest] = ort('', '');
		const zeile = ['Einsatzort', 'Halle Nord', 'O-1', '', ...rest.slice(0, -1), '06441 1'];
		const { zeilen } = await fuehreAus(csv([zeile]));
		expect(zeilen[0]).toMatchObject({ ergebnis: 'Updated', meldung: 'Telefon: leer → 06441 1' });
		const { data } = await t.admin('GET', `/v1/adresse/${zeilen[0]?.adresseID}`);
		expect(data).toMatchObject({ telefon: '06441 1', externeNummer: 'O-1', bezeichnung: 'Halle Nord' });
	});
});

it('a file with one wrong row changes nothing', async () => {
	const vorher = await t.ereignisse();
	const antwort = await importiere(
		csv([stelle('SV Richtig'), ['Verband', 'Kreissportbund', '', '', '35578', 'Wetzlar', '', '', '']]),
	);
	expect(antwort).toMatchObject({ ergebnis: 'ValidationErrors', importID: null });
	expect(antwort.zeilen[1]).toMatchObject({
		ergebnis: 'Error',
		meldung: 'Typ: Nur Einsatzstellen und Einsatzorte können importiert werden.',
	});
	await arbeiteAb();
	expect(await t.ereignisse()).toBe(vorher);
});

it('a wrong row can be left out by choice', async () => {
	const datei = csv([stelle('SV Auslese'), ['Einsatzort', '', '', '', '', '', '', '', '']]);
	const { zeilen } = await fuehreAus(datei, { entscheidungen: { 3: 'AUSLASSEN' } });
	expect(zeilen.map((z) => [z.ergebnis, z.meldung])).toEqual([
		['New', 'wurde angelegt'],
		['Unchanged', 'wurde ausgelassen'],
	]);
});

describe('a possible duplicate', () => {
	const datei = csv([stelle('Ruderclub Graureiher e. V.')]);
	let vorhanden: string;
	beforeAll(async () => {
		const { zeilen } = await fuehreAus(csv([stelle('Ruderclub Graureiher')]));
		vorhanden = zeilen[0]?.adresseID ?? '';
	});

	it('is shown beside the address of the portal and left out until somebody decides', async () => {
		const vorher = await t.ereignisse();
		const { zeilen } = await importiere(datei);
		expect(zeilen[0]).toMatchObject({
			ergebnis: 'Warning',
			aktion: 'AUSLASSEN',
			kandidaten: [{ adresseID: vorhanden, prozent: 100 }],
		});
		expect(zeilen[0]?.kandidaten[0]?.vergleich).toContainEqual({
			bezeichnung: ADRESSE_BEZEICHNUNG.ort,
			portal: 'Wetzlar',
			datei: 'Wetzlar',
		});
		await arbeiteAb();
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('becomes the address of the portal, or a new one, as chosen', async () => {
		const { zeilen } = await importiere(datei, { vorschau: true, entscheidungen: { 2: 'NEU' } });
		expect(zeilen[0]).toMatchObject({ ergebnis: 'New', kandidaten: [] });
		const geschrieben = await fuehreAus(datei, { entscheidungen: { 2: vorhanden } });
		expect(geschrieben.zeilen[0]).toMatchObject({ ergebnis: 'Updated', adresseID: vorhanden });
	});
});

describe('however it is saved', () => {
	const zeilen = (name: string) => csv([stelle(`Größe ${name}`)]);
	const win = (text: string) => Buffer.from(text, 'latin1');
	it.each<[string, string | Uint8Array | Promise<Uint8Array>]>([
		['UTF-8 with BOM', `\uFEFF${zeilen('BOM')}`],
		['UTF-8', zeilen('UTF')],
		['Windows-1252', win(zeilen('WIN'))],
		['commas', csv([stelle('Größe Komma').map((zelle) => `"${zelle}"`)], ',')],
		['blank lines and padded cells', csv([['', ''], [], stelle('Größe Luft').map((zelle) => `  ${zelle} `), []])],
		[
			'other headings',
			csv([stelle('Größe Kopf')], ';', [
				'TYP',
				' name ',
				'Ext. Nr.',
				'einsatz-stelle',
				'Postleitzahl',
				'ORT',
				'Email',
				'Dienstart',
				'Tel.',
			]),
		],
	])('it is read: %s', async (_, datei) => {
		const { ergebnis, zeilen } = await importiere(await datei, { vorschau: true });
		expect([ergebnis, zeilen.map((z) => z.ergebnis)]).toEqual(['Success', ['New']]);
		expect((zeilen[0] as unknown as { bezeichnung: string }).bezeichnung).toMatch(/^Größe \w+$/);
	});

	it('as an Excel sheet, where a postcode may have lost its zero', async () => {
		const spalten = KOPF.map((kopf, i) => ({ kopf, wert: (zeile: (string | number)[]) => zeile[i] }));
		const zeilen = [['Einsatzstelle', 'SV Leipzig', '', '', 4109, 'Leipzig', 'a@b.test', '', 34112345]];
		const datei = await alsMappe([blatt('Orte', spalten, zeilen)]);
		const vorschau = await importiere(datei, { vorschau: true });
		expect(vorschau.ergebnis).toBe('Success');
		expect(vorschau.zeilen[0]).toMatchObject({
			ergebnis: 'Warning',
			aktion: 'ANLEGEN',
			meldung: 'PLZ: „4109“ wurde als „04109“ gelesen.; wird angelegt',
		});
	});
});

describe('what leaves the portal', () => {
	it('comes back without a change', async () => {
		const geld = [...KOPF, 'Taschengeld', 'Mandat unterschrieben am'];
		await fuehreAus(csv([[...stelle('SV Mandat'), '1.450', '01.08.2026']], ';', geld));
		const { roh } = await t.admin('GET', '/v1/adresse/export');
		expect(roh.statusCode).toBe(200);
		const [kopf = [], ...zeilen] = (await readXlsx(roh.rawPayload)).sheets[0]?.rows ?? [];
		const werte = (spalte: string) =>
			zeilen.map((zeile) => zeile[kopf.indexOf(spalte)]).filter((wert) => wert !== null);
		expect(werte('Taschengeld')).toContain(1450);
		expect(werte('Mandat unterschrieben am')).toContainEqual(new Date('2026-08-01T00:00:00Z'));
		const vorschau = await importiere(roh.rawPayload, { vorschau: true });
		const andere = vorschau.zeilen.filter((z) => z.ergebnis !== 'Unchanged');
		expect([vorschau.ergebnis, vorschau.unbekannteSpalten, andere]).toEqual(['SuccessNothingTodo', [], []]);
	});

	it.each(['xlsx', 'csv'])('the template is an example that can be imported: %s', async (format) => {
		const { roh } = await t.admin('GET', `/v1/system/import/downloads/${format}`);
		const vorschau = await importiere(roh.rawPayload, { vorschau: true });
		expect(vorschau.zeilen.map((z) => [z.ergebnis, z.meldung])).toEqual([
			['New', 'wird angelegt; Ansprechperson Kim Beispiel: wird angelegt'],
			['New', 'wird angelegt'],
		]);
	});
});

describe('a file whose headings nobody knows', () => {
	const datei = csv([['SV Zuordnung', '35578', 'Parkweg 3 a', 'a@zuordnung.test', 'rot']], ';', [
		...['Wer', 'Wo', 'Wohin', 'Woran', 'Ort'],
	]);
	const erkenne = (inhalt: string) => {
		const [koerper, typ] = formular(inhalt);
		return t.admin('POST', '/v1/adresseimport/spalten', koerper, { 'content-type': typ });
	};

	it('is shown column by column, with what each may be', async () => {
		const vorher = await t.ereignisse();
		const { status, data } = await erkenne(datei);
		expect(status).toBe(200);
		expect(data).toEqual({
			zeilen: 1,
			spalten: [
				{ kopf: 'Wer', beispiele: ['SV Zuordnung'], feld: 'bezeichnung', woran: 'WERTE' },
				{ kopf: 'Wo', beispiele: ['35578'], feld: 'plz', woran: 'WERTE' },
				{ kopf: 'Wohin', beispiele: ['Parkweg 3 a'], feld: 'strasse', woran: 'WERTE' },
				{ kopf: 'Woran', beispiele: ['a@zuordnung.test'], feld: 'email', woran: 'WERTE' },
				{ kopf: 'Ort', beispiele: ['rot'], feld: 'ort', woran: 'UEBERSCHRIFT' },
			],
		});
		expect(await t.ereignisse()).toBe(vorher);
		expect((await erkenne('')).error.message).toBe('Die Datei ist leer.');
	});

	it('is read as chosen, and refused where the choice makes no sense', async () => {
		const spalten = ['bezeichnung', 'plz', 'strasse', 'email', null];
		const ohneOrt = await importiere(datei, { vorschau: true, spalten });
		expect(ohneOrt.unbekannteSpalten).toEqual(['Ort']);
		expect(ohneOrt.zeilen[0]?.meldung).toBe('Ort: Dies ist ein Pflichtfeld');
		const { zeilen } = await fuehreAus(datei, { spalten: spalten.with(4, 'ort') });
		const { data } = await t.admin('GET', `/v1/adresse/${zeilen[0]?.adresseID}`);
		expect(data).toMatchObject({ typ: 'EINSATZSTELLE', strasse: 'Parkweg', hausnummer: '3 a', ort: 'rot' });
		expect((await sende(datei)).error.message).toBe('In der ersten Zeile fehlt die Spalte „Bezeichnung“.');
		const meldung = async (falsche: unknown) => (await sende(datei, { spalten: falsche })).error.message;
		expect(await meldung(spalten.with(0, null))).toBe('Welche Spalte ist „Bezeichnung“? Sie ist nötig.');
		expect(await meldung(spalten.with(4, 'plz'))).toBe('„PLZ“ ist mehr als einer Spalte zugeordnet.');
		expect(await meldung(spalten.slice(1))).toBe('Die Zuordnung der Spalten gehört zu einer anderen Datei.');
		expect(await meldung(['erfunden'])).toBe('Die Zuordnung der Spalten ist nicht lesbar.');
	});
});

describe('contact persons of the file', () => {
	const kopf = [
		'Bezeichnung',
		'PLZ',
		'Ort',
		'E-Mail',
		'Ansprechpartner',
		'E-Mail Ansprechpartner',
		'Telefon Ansprechpartner',
	];
	const zeile = (name: string, telefon = '') => [
		...[name, '35578', 'Wetzlar', 'a@b.test', 'Frau Kim Kontakt', 'kim@kontakt.test', telefon],
	];
	const kims = async () => {
		const { rows } = await t.umgebung.pool.query<{ vorname: string; telefon: string | null; funktionen: number }>(
			`select p.vorname, p.telefon, (select count(*)::int from person_funktion f where f.person_id = p.id) as funktionen
				from person p where p.email = 'kim@kontakt.test'`,
		);
		return rows;
	};

	it('are filed once, with a function at each of their addresses', async () => {
		const datei = csv([zeile('SV Kontakt'), zeile('TV Kontakt')], ';', kopf);
		const { zeilen } = await fuehreAus(datei);
		expect(zeilen.map((z) => z.meldung)).toEqual([
			'wurde angelegt; Ansprechperson Kim Kontakt: wurde angelegt',
			'wurde angelegt; Ansprechperson Kim Kontakt: Funktion: leer → Ansprechpartner',
		]);
		expect(await kims()).toEqual([{ vorname: 'Kim', telefon: null, funktionen: 2 }]);
	});

	it('stay as they are the second time', async () => {
		const vorher = await t.ereignisse();
		const nochmal = await importiere(csv([zeile('SV Kontakt'), zeile('TV Kontakt')], ';', kopf));
		expect(nochmal.ergebnis).toBe('SuccessNothingTodo');
		expect(ergebnisse(nochmal).map(([, ergebnis]) => ergebnis)).toEqual(['Unchanged', 'Unchanged']);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('get what is new without being doubled', async () => {
		const { zeilen } = await fuehreAus(csv([zeile('SV Kontakt', '06441 77')], ';', kopf));
		expect(zeilen[0]).toMatchObject({
			ergebnis: 'Updated',
			meldung: 'Ansprechperson Kim Kontakt: Telefon: leer → 06441 77',
		});
		expect(await kims()).toEqual([{ vorname: 'Kim', telefon: '06441 77', funktionen: 2 }]);
	});
});

describe('a call that makes no sense', () => {
	it.each<[string, string | Uint8Array, string]>([
		['an empty file', '', 'Die Datei ist leer.'],
		['headings alone', 'Typ;Bezeichnung', 'Die Datei enthält keine Zeilen unter den Überschriften.'],
		['no name', 'Typ;Ort\nEinsatzort;Köln', 'In der ersten Zeile fehlt die Spalte „Bezeichnung“.'],
		['a column twice', 'Typ;Bezeichnung;Name\nEinsatzort;a;b', 'Die Spalte „Bezeichnung“ kommt mehrfach vor.'],
		['an archive that is none', 'PK\u0003\u0004abc', 'Die Excel-Datei ist beschädigt.'],
	])('is refused with its reason: %s', async (_, datei, text) => {
		const antwort = await sende(datei);
		expect([antwort.status, antwort.error.message]).toEqual([422, text]);
	});

	it('is refused when it was cut on the way', async () => {
		const datei = csv([stelle('SV Rest')]);
		expect((await sende(datei, { laenge: datei.length + 1 })).status).toBe(422);
		expect((await sende(datei, { laenge: Buffer.byteLength(datei), vorschau: true })).status).toBe(200);
	});

	it('is refused without a form', async () => {
		expect((await t.admin('POST', '/v1/adresseimport', { a: 1 })).status).toBe(415);
	});
});

it('a repeated call begins no second run', async () => {
	const datei = csv([stelle('SV Wiederholt')]);
	const key = 'import-wiederholt-1';
	const erster = await importiere(datei, { key });
	expect((await importiere(datei, { key })).importID).toBe(erster.importID);
	expect((await sende(csv([stelle('SV Anders')]), { key })).status).toBe(422);
	await arbeiteAb();
});

it('what was taken since is said at its row, and the others are written', async () => {
	const datei = csv([stelle('SV Erster', 'X-1'), stelle('SV Zweiter', 'X-2')]);
	const { importID } = await importiere(datei);
	const angelegt = await t.traeger('POST', '/v1/adresse', {
		typ: 'VERBAND',
		bezeichnung: 'Verband',
		plz: '35578',
		ort: 'Wetzlar',
		externeNummer: 'X-1',
	});
	expect(angelegt.status).toBe(201);
	await arbeiteAb();
	const { data } = await t.admin('GET', `/v1/adresseimport/${importID}`);
	expect((data as Import).zeilen.map((z) => [z.ergebnis, z.meldung])).toEqual([
		['Error', 'Diese externe Nummer ist bereits vergeben.'],
		['New', 'wurde angelegt'],
	]);
});

it('two workers at the same run write every row once', async () => {
	const zeilen = Array.from({ length: 250 }, (_, i) => stelle(`Verein ${i}`, `Z-${i}`));
	const { importID } = await importiere(csv(zeilen));
	const vorher = await t.ereignisse();
	// As after a lease that ran out while its worker was only slow.
	await t.umgebung.pool.query(
		`insert into outbox (art, schluessel, daten) select 'job', schluessel, daten from outbox
			where schluessel = 'adressimport' and status = 'queued'`,
	);
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'adressimport' and status = 'queued'`,
	);
	expect(rows).toHaveLength(2);
	await Promise.all(rows.map(({ id }) => fuehreImportAus(t, id)));
	await arbeiteAb();
	const { data } = await t.admin('GET', `/v1/adresseimport/${importID}`);
	expect(data).toMatchObject({ gesamt: 250, erledigt: 250 });
	expect((data as Import).zeilen.every((z) => z.ergebnis === 'New')).toBe(true);
	// Filed, and taken into the cycle.
	expect(await t.ereignisse()).toBe(vorher + 2 * 250);
});

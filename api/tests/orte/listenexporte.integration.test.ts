import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiScope } from '#domain/zugriff/api.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';
import { hatOffice, lautOffice, liesBlatt } from '../tabelle.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Lists as Excel files, read by the library that writes their frame and by hand. */

const IBAN = 'DE89370400440532013000';
const FREIES = 'Trikotnummer';

let t: Kleinportal;
let lena: Angemeldet;
let ali: Angemeldet;
let zyklusID: string;
beforeAll(async () => {
	t = await kleinportal();
	zyklusID = t.grundlage.zyklen.at(-1)?.id ?? '';
	await t.setzeParameter({
		freieFelderBezeichnung: [FREIES, 'Probetraining', null, null, null],
		freieFelder: FREIE_FELDER,
	} as never);
	lena = await dienst({ vorname: 'Lena', nachname: 'Österle', geburtsdatum: '2007-03-04' }, 0);
	ali = await dienst({ vorname: 'Ali', nachname: 'Zorn' }, 1);
	await t.registriere([t.ort(0)], { vorname: 'Mara', nachname: 'Anfang' });
	const angaben = { iban: IBAN, kontoinhaber: 'Lena Österle', allergien: 'Nüsse', isLizenzAnmeldung: true };
	const freie = { freiesFeldEins: 'Sieben', freiesFeldZwei: '2026-10-12' };
	gelungen(await t.traeger('PUT', `/v1/freiwilliger/${lena.id}`, { ...angaben, ...freie }));
});
afterAll(() => t.stop());

const FREI = { optionen: [], freiwillige: 'LESEN', einsatzstellen: 'KEINS', isInListen: true } as const;
const FREIE_FELDER = [
	{ ...FREI, art: 'TEXT' },
	{ ...FREI, art: 'DATUM' },
	{ ...FREI, art: 'TEXT' },
	{ ...FREI, art: 'TEXT' },
	{ ...FREI, art: 'TEXT' },
] as const;

async function dienst(person: object, stelle: number): Promise<Angemeldet> {
	const wer = await t.registriere([t.ort(stelle)], person);
	await t.verhandle(wer, stelle);
	gelungen(await t.einige(wer, 0, { taschengeld: 423.5 }));
	gelungen(await t.schliesseAb(wer));
	return wer;
}

const bytes = ({ status, roh }: Antwort): Buffer => {
	expect(status, roh.body.slice(0, 300)).toBe(200);
	return roh.rawPayload;
};
const mappe = async (antwort: Antwort) => (await readXlsx(bytes(antwort))).sheets;

/** Rows by the headings. */
async function zeilen(antwort: Antwort): Promise<Record<string, unknown>[]> {
	const [kopf = [], ...rest] = (await mappe(antwort))[0]?.rows ?? [];
	return rest.map((zeile) => Object.fromEntries(kopf.map((name, i) => [String(name), zeile[i] ?? null])));
}
const angaben = async (antwort: Antwort) =>
	new Map((await mappe(antwort))[1]?.rows.map(([name, wert]) => [name, wert]));
const mitFilter = (pfad: string, ...und: object[]) => `${pfad}?f=${encodeURIComponent(JSON.stringify({ und }))}`;
const tag = (text: string) => new Date(`${text}T00:00:00Z`);

const EXCEL = '/v1/freiwilligerexport';
const MASTER = '/v1/freiwilligerexport/master';
const zeugnisse = (id = zyklusID) => `/v1/exporte/zeugnisse/jahrgang-freiwillige/${id}`;

describe('volunteers as a spreadsheet', () => {
	it('have the columns of the table, typed, in the order of their list', async () => {
		const antwort = await t.traeger('GET', EXCEL);
		const [blatt] = await mappe(antwort);
		expect(blatt?.rows[0]).toEqual([
			...['ID', 'Status', 'Anrede', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geschlecht', 'E-Mail', 'Telefon'],
			...['Adresse', 'Dienstart', 'Einsatzstelle', 'Einsatzort', 'Vertragsnummer', 'Beginn', 'Ende'],
			...['Dienstantritt', 'Dienstende', 'Betreuer'],
		]);
		const alle = await zeilen(antwort);
		// Who applies is on no list of volunteers yet.
		expect(alle.map((z) => z.Nachname).toSorted()).toEqual(['Zorn', 'Österle']);
		expect(alle.find((z) => z.Nachname === 'Österle')).toMatchObject({
			ID: lena.id,
			Status: '3000 (Vertragsabschluss)',
			Geburtsdatum: tag('2007-03-04'),
			'E-Mail': lena.email,
			Beginn: tag('2026-10-01'),
		});
		expect([blatt?.autoFilter?.range, blatt?.freezePane?.rows]).toEqual(['A1:S3', 1]);
		expect(antwort.roh.headers['content-disposition']).toBe('attachment; filename="freiwillige-2026-09-15.xlsx"');
	});

	it('read the same to whoever takes the file apart by hand', async () => {
		const { zeilen: gelesen, xml } = liesBlatt(bytes(await t.traeger('GET', EXCEL)));
		const { rows } = await t.umgebung.pool.query(
			'select id::text, nachname, vertragsbeginn::text as beginn from freiwilliger where status >= 2800 order by id',
		);
		const sortiert = gelesen.slice(1).toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
		expect(sortiert.map((z) => [z[0], z[3], tagAus(z[14])])).toEqual(rows.map((z) => [z.id, z.nachname, z.beginn]));
		expect(xml).not.toContain('<f>');
	});

	it('are narrowed and ordered as their list, and say by what', async () => {
		const filter = [
			{ feld: 'einsatzortID', op: 'in', wert: [t.ort(1)] },
			{ feld: 'status', op: 'zwischen', wert: [2800, 4000] },
			{ feld: 'vertragsbeginn', op: 'nach', wert: '2026-01-31' },
		];
		const antwort = await t.traeger('GET', mitFilter(EXCEL, ...filter));
		expect((await zeilen(antwort)).map((z) => z.Nachname)).toEqual(['Zorn']);
		const { rows } = await t.umgebung.pool.query('select bezeichnung from adresse where id = $1', [t.ort(1)]);
		const worte = (await angaben(antwort)).get('Filter');
		expect(worte).toBe(
			`Einsatzort ${rows[0]?.bezeichnung}; Status von 2800 (Vertragseinigung) bis 4000 (Im Dienst); Beginn nach dem 31.01.2026`,
		);
		const ab = await zeilen(await t.traeger('GET', `${EXCEL}?sort=-name`));
		expect(ab.map((z) => z.ID)).toEqual((await zeilen(await t.traeger('GET', EXCEL))).map((z) => z.ID).reverse());
	});

	it('say what they are, as of when, by whom, and how many', async () => {
		const von = await angaben(await t.traeger('GET', EXCEL));
		expect([von.get('Filter'), von.get('Freiwillige')]).toEqual(['keiner', 2]);
		expect(von.get('Inhalt')).toContain('Freiwillige ab der Vertragseinigung im Zyklus ');
		expect(von.get('Stand')).toMatch(/^15\.09\.2026 - \d\d:\d\d Uhr$/);
		expect(von.get('Erstellt von')).toBeTruthy();
	});

	it.runIf(hatOffice)('are read by LibreOffice', async () => {
		const xlsx = bytes(await t.traeger('GET', EXCEL));
		expect(
			lautOffice({ xlsx })
				.get('xlsx')?.[0]
				?.zeilen.map(([, , , nachname]) => nachname),
		).toContain('Österle');
	});

	it('of another cycle are those of that one; of none are not there', async () => {
		const andere = { 'x-zyklus': JSON.stringify({ id: t.grundlage.zyklen.find((z) => z.id !== zyklusID)?.id }) };
		expect(await zeilen(await t.traeger('GET', EXCEL, undefined, andere))).toEqual([]);
		const keiner = { 'x-zyklus': JSON.stringify({ id: lena.id }) };
		for (const pfad of [EXCEL, MASTER]) expect((await t.traeger('GET', pfad, undefined, keiner)).status).toBe(404);
		expect((await t.traeger('GET', zeugnisse(lena.id))).status).toBe(404);
		expect((await t.traeger('GET', zeugnisse('x'))).status).toBe(400);
	});
});

describe('all fields', () => {
	it('are of everybody in the cycle, by the tenant’s names', async () => {
		const antwort = await t.traeger('GET', MASTER);
		const alle = await zeilen(antwort);
		expect(alle.map((z) => z.Nachname).toSorted()).toEqual(['Anfang', 'Zorn', 'Österle']);
		const ihre = alle.find((z) => z.ID === lena.id);
		expect(ihre).toMatchObject({
			[FREIES]: 'Sieben',
			Probetraining: tag('2026-10-12'),
			IBAN,
			Geburtsdatum: tag('2007-03-04'),
			Taschengeld: 423.5,
			'Seminartage anerkannt': 0,
		});
		expect((await angaben(antwort)).get('Freiwillige')).toBe(3);
	});

	it('are the columns of the CSV, which says the same in words', async () => {
		const [kopf = [], ...rest] = (await mappe(await t.traeger('GET', MASTER)))[0]?.rows ?? [];
		const { roh } = await t.traeger('GET', '/v1/freiwilliger/list-freiwillige/export-master-csv');
		const [csvkopf = '', ...csvzeilen] = roh.body.replace('\uFEFF', '').split('\r\n');
		expect(csvkopf.split(';')).toEqual(kopf.map(String));
		const ihre = csvzeilen.find((z) => z.startsWith(lena.id))?.split(';') ?? [];
		const wert = (name: string) => ihre[kopf.indexOf(name)];
		expect(['Geburtsdatum', 'Probetraining', 'Taschengeld', 'Seminartage anerkannt'].map(wert)).toEqual([
			'04.03.2007',
			'12.10.2026',
			'423,50 €',
			'0',
		]);
		expect(rest.length).toBe(3);
	});

	it('are on record, each file and kind', async () => {
		const { rows } = await t.umgebung.pool.query(
			`select betroffener, datenarten from zugriff where anlass = 'MASTER_EXPORT' order by id`,
		);
		expect(rows.filter((z) => z.betroffener === lena.id).map((z) => z.datenarten)).toEqual([
			['BANK', 'GESUNDHEIT', 'RELIGION', 'EINSICHT'],
		]);
	});

	it('aren’t had in the view of another, nor are bank details of addresses (G32)', async () => {
		const { rows } = await t.umgebung.pool.query('select id from benutzer where email = $1', ['traeger@demo.test']);
		const { token } = gelungen(await t.admin('POST', `/v1/user/${rows[0]?.id}/impersonate`)) as { token: string };
		const ansicht = t.mitToken(token);
		for (const pfad of [MASTER, '/v1/adresse/export']) {
			expect(kurz(await ansicht('GET', pfad))).toEqual([
				403,
				'Diese Aktion ist in der Benutzeransicht eines anderen nicht möglich.',
			]);
		}
		const von = (await angaben(await ansicht('GET', EXCEL))).get('Erstellt von');
		expect(von).toMatch(/ in der Ansicht von /);
	});

	const mitSchluessel = async (scopes: readonly ApiScope[]): Promise<Fragend> => {
		const neu = { bezeichnung: 'Auswertung', scopes, gueltigBis: null };
		const { key } = gelungen(await t.admin('POST', '/v1/api-keys', neu)) as { key: string };
		return (methode, pfad, body) => t.niemand(methode, pfad, body, { 'x-api-key': key });
	};

	it('of a key are without what is sensitive, unless it may have that', async () => {
		const ohne = await (await mitSchluessel(['EXPORTE']))('GET', MASTER);
		expect(bytes(ohne).length).toBeGreaterThan(0);
		const [zeile] = (await zeilen(ohne)).filter((z) => z.ID === lena.id);
		for (const kopf of ['IBAN', 'Steuer-ID', 'Krankenkasse', 'Konfession', 'Allergien'])
			expect(zeile).not.toHaveProperty(kopf);
		expect(zeile).toMatchObject({ [FREIES]: 'Sieben', Nachname: 'Österle' });
		const von = await angaben(ohne);
		expect(von.get('Erstellt von')).toBe('API-Schlüssel Auswertung');
		expect(von.get('Hinweise')).toContain('nicht enthalten');
		const mit = await zeilen(await (await mitSchluessel(['EXPORTE', 'SENSIBEL']))('GET', MASTER));
		expect(mit.find((z) => z.ID === lena.id)).toMatchObject({ IBAN, Allergien: 'Nüsse' });
		expect((await (await mitSchluessel(['LESEN_FREIWILLIGE']))('GET', MASTER)).status).toBe(403);
	});
});

describe('certificates', () => {
	it('are for services that ended in the cycle, by begun months and counted days', async () => {
		expect(await zeilen(await t.traeger('GET', zeugnisse()))).toEqual([]);
		const felder = await t.umgebung.pool.query(
			'select id, bezeichnung from taetigkeitsfeld order by bezeichnung limit 2',
		);
		const taetigkeitsfeldIDs = felder.rows.map(({ id }) => id as string);
		gelungen(await t.traeger('PUT', `/v1/adresse/${t.ort(0)}`, { taetigkeitsfeldIDs }));
		t.stelleUhr('2026-10-01');
		gelungen(
			await t.traeger('POST', `/v1/freiwilliger/${lena.id}/dienstantritt`, { angetreten: true, datum: '2026-10-01' }),
		);
		t.stelleUhr('2027-02-16');
		const ende = {
			datum: '2027-02-15',
			resturlaubTage: 2.5,
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Studienplatz',
			bestaetigt: true,
		};
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${lena.id}/dienstende`, ende));
		const antwort = await t.traeger('GET', zeugnisse());
		const [blatt] = await mappe(antwort);
		expect(blatt?.rows[0]).toEqual([
			...['Anrede', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geburtsort', 'Dienstart', 'Einsatzstelle', 'Einsatzort'],
			...['Tätigkeitsfeld', 'Beginn', 'Ende', 'Monate', 'Seminartage anerkannt', 'Lizenz', 'Betreuer'],
		]);
		const [ihre, ...weitere] = await zeilen(antwort);
		expect(weitere).toEqual([]);
		expect(ihre).toMatchObject({
			Nachname: 'Österle',
			Geburtsdatum: tag('2007-03-04'),
			Tätigkeitsfeld: felder.rows.map((f) => f.bezeichnung).join(', '),
			Beginn: tag('2026-10-01'),
			Ende: tag('2027-02-15'),
			Monate: 5,
			'Seminartage anerkannt': 0,
			Lizenz: 'ja',
		});
		expect((await angaben(antwort)).get('Dienste')).toBe(1);
		const frueherer = t.grundlage.zyklen.find((z) => z.id !== zyklusID)?.id;
		expect(await zeilen(await t.traeger('GET', zeugnisse(frueherer)))).toEqual([]);
	});

	it('that ended early say in all fields who ended it, why, and what was left of the holiday', async () => {
		const alle = await zeilen(await t.traeger('GET', MASTER));
		expect(alle.find((z) => z.ID === lena.id)).toMatchObject({
			'Vorzeitig beendet durch': 'Freiwillige Person',
			'Grund des vorzeitigen Endes': 'Studienplatz',
			'Resturlaub am Dienstende': 2.5,
		});
	});

	it('aren’t for sites, nor for volunteers', async () => {
		for (const pfad of [EXCEL, MASTER, zeugnisse()]) {
			for (const frage of [t.verein, ali.frage]) expect((await frage('GET', pfad)).status).toBe(403);
			expect((await t.niemand('GET', pfad)).status).toBe(401);
		}
	});
});

/** What has been used to make spreadsheets calculate or call, and what only looks like it. */
const ANGRIFFE = [
	...['=1+1', '+1+1', '-1+1', '@SUM(1+1)', '\t=1+1', '=HYPERLINK("http://x","y")', '=WEBSERVICE("http://x")'],
	...["=cmd|' /C calc'!A0", '=DDE("cmd";"/C calc";"x")', '＝1+1', '＋1+1', '－1+1', '＠SUM(1)', '<f>1+1</f>'],
];

describe.each(ANGRIFFE)('%j', (angriff) => {
	it('stays text in every file', async () => {
		gelungen(await t.traeger('PUT', `/v1/freiwilliger/${ali.id}`, { freiesFeldEins: angriff, adresszusatz: angriff }));
		const person = { vorname: 'Eva', nachname: 'Ast', position: angriff, bemerkung: angriff };
		gelungen(await t.traeger('POST', '/v1/person', person));
		gelungen(await t.traeger('PUT', `/v1/adresse/${t.ort(0)}`, { beschreibung: angriff, kurzname: angriff }));
		for (const pfad of [
			EXCEL,
			MASTER,
			zeugnisse(),
			'/v1/exporte/kontingente',
			'/v1/adresse/export',
			'/v1/person/export',
		]) {
			const xlsx = bytes(await t.admin('GET', pfad));
			for (const nummer of [1, 2]) {
				const { xml, zeilen: gelesen } = liesBlatt(xlsx, nummer);
				expect(xml, pfad).not.toMatch(/<f[ >]|<hyperlink/);
				for (const zelle of gelesen.flat()) expect(zelle, pfad).not.toMatch(/^[=+@\t\r\n＝＋－＠]|^-\D/);
			}
		}
		const { roh } = await t.admin('GET', '/v1/freiwilliger/list-freiwillige/export-master-csv');
		for (const zelle of roh.body.split(/;|\r\n/)) expect(zelle).not.toMatch(/^"?[=+@\t\r\n＝＋－＠]|^"?-\D/);
		expect(
			liesBlatt(bytes(await t.admin('GET', MASTER)))
				.zeilen.flat()
				.join('\n'),
		).toContain(angriff.trim());
	});
});

it('the files of places obey the same form', async () => {
	for (const [pfad, summe] of [
		['/v1/exporte/kontingente', 'Belegt'],
		['/v1/adresse/export', 'Adressen'],
		['/v1/person/export', 'Personen'],
	] as const) {
		const antwort = await t.admin('GET', pfad);
		const [blatt, erlaeuterung] = await mappe(antwort);
		expect([blatt?.freezePane?.rows, erlaeuterung?.name], pfad).toEqual([1, 'Erläuterung']);
		expect(blatt?.autoFilter?.range, pfad).toMatch(new RegExp(`^A1:[A-Z]+${blatt?.rows.length}$`));
		const von = await angaben(antwort);
		for (const name of ['Inhalt', 'Filter', 'Stand', 'Erstellt von'])
			expect(von.get(name), `${pfad} ${name}`).toBeTruthy();
		expect(typeof von.get(summe), pfad).toBe('number');
	}
});

const tagAus = (zahl = ''): string =>
	new Date(Date.UTC(1899, 11, 30) + Number(zahl) * 86_400_000).toISOString().slice(0, 10);

import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addiereMonate } from '#domain/datum.ts';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';

/** Funding programmes and the files that rest on contracts, over the demo. */

let t: Testportal;
let admin: Fragend;
let zyklusID: string;
beforeAll(async () => {
	t = await testportal();
	admin = await t.als('admin@demo.test');
	// The one most services belong to.
	const { rows } = await t.portal.umgebung.pool.query(
		'select zyklus_id from geldvertrag group by zyklus_id order by count(*) desc limit 1',
	);
	zyklusID = rows[0]?.zyklus_id ?? '';
});
afterAll(() => t.stop());

const BUCHHALTUNG = '/v1/exporte/buchhaltung';
const UNBEKANNT = '00000000-0000-4000-8000-000000000000';
type Zelle = string | number | boolean | Date | null;

async function lies(pfad: string) {
	const antwort = await admin('GET', `${BUCHHALTUNG}/${pfad}`);
	expect(antwort.status, pfad).toBe(200);
	const [liste, erlaeuterung] = (await readXlsx(antwort.roh.rawPayload)).sheets;
	const [kopf = [], ...zeilen] = (liste?.rows ?? []) as Zelle[][];
	const spalte = (name: string) => {
		const nr = kopf.indexOf(name);
		return zeilen.map((zeile) => zeile[nr] ?? null);
	};
	return { kopf, zeilen, spalte, erlaeuterung: JSON.stringify(erlaeuterung?.rows) };
}
const cent = (euro: Zelle | undefined) => Math.round(Number(euro ?? 0) * 100);
const tagVon = (zelle: Zelle | undefined) => (zelle instanceof Date ? zelle.toISOString().slice(0, 10) : String(zelle));

const ABRUF = [
	...['Träger', 'Dienstart', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geschlecht', 'Einsatzstelle', 'PLZ'],
	...['Dienstbeginn', 'Dienstende', 'Teilnehmermonate im Zeitraum', 'Förderbetrag je Monat', 'Summe'],
];

/** The three months from the first of the month the most services are in. */
const zeitraum = () => {
	const heute = t.portal.uhr.heute();
	return `${heute.slice(0, 7)}_${addiereMonate(heute, 2).slice(0, 7)}`;
};
const setzeSatz = async (saetze: object[]) =>
	gelungen(await admin('PUT', '/v1/foerderprogramm/DSJ_MITTELABRUF', { saetze }));

describe('the claim of the dsj', () => {
	it('names months and no amount while the programme has no rate', async () => {
		const { kopf, zeilen, spalte, erlaeuterung } = await lies(`dsj-mittelabruf/${zyklusID}/${zeitraum()}`);
		expect(kopf).toEqual(ABRUF);
		expect(zeilen.length).toBeGreaterThan(3);
		expect(spalte('Summe').filter((summe) => summe !== null)).toEqual([]);
		expect(erlaeuterung).toContain('kein Satz eingetragen');
		expect(erlaeuterung).toContain('Vorschau');
	});
	it('sums up its rows, each the months times the rate', async () => {
		await setzeSatz([{ abDienstmonat: 1, cent: 20_000, gueltigVon: '2015-01-01' }]);
		const { zeilen, spalte, erlaeuterung } = await lies(`dsj-mittelabruf/${zyklusID}/${zeitraum()}`);
		expect(zeilen.at(-1)?.[0]).toBe('Summe');
		for (const name of ['Teilnehmermonate im Zeitraum', 'Summe']) {
			const werte = spalte(name).map(cent);
			expect(werte.at(-1), name).toBe(werte.slice(0, -1).reduce((summe, wert) => summe + wert, 0));
			expect(werte.at(-1), name).toBeGreaterThan(0);
		}
		const monate = spalte('Teilnehmermonate im Zeitraum').map(Number);
		expect(spalte('Summe').map(cent)).toEqual(monate.map((zahl) => zahl * 20_000));
		expect(erlaeuterung).not.toContain('kein Satz');
	});
	it('counts the months of a volunteer as they are worked out by hand', async () => {
		const { zeilen } = await lies(`dsj-mittelabruf/${zyklusID}/2015-01_2035-12`);
		const [erste] = zeilen;
		const [von, bis] = [tagVon(erste?.[8]), tagVon(erste?.[9])];
		// Day by day, with no help of what is tested.
		const tage = new Map<string, number>();
		for (let zeit = Date.parse(von); zeit <= Date.parse(bis); zeit += 86_400_000) {
			const monat = new Date(zeit).toISOString().slice(0, 7);
			tage.set(monat, (tage.get(monat) ?? 0) + 1);
		}
		const monate = [...tage.values()].reduce((summe, anzahl) => summe + (anzahl >= 15 ? 1 : 0.5), 0);
		expect(monate).toBeGreaterThan(5);
		expect(erste?.[10]).toBe(monate);
	});
	it('has the same as CSV: mark, semicolons, decimal commas', async () => {
		const { zeilen } = await lies(`dsj-mittelabruf/${zyklusID}/${zeitraum()}`);
		const antwort = await admin('GET', `${BUCHHALTUNG}/dsj-mittelabruf-csv/${zyklusID}/${zeitraum()}`);
		const text = antwort.roh.rawPayload.toString('utf8');
		const [kopf, ...csv] = text.trimEnd().split('\r\n');
		expect(kopf).toBe(`\uFEFF${ABRUF.join(';')}`);
		expect(csv).toHaveLength(zeilen.length);
		const summe = (cent(zeilen.at(-1)?.[12]) / 100).toFixed(2).replace('.', ',');
		expect(csv.at(-1)?.endsWith(`;;${summe}`)).toBe(true);
		expect(csv[0]).toMatch(/;\d{2}\.\d{2}\.\d{4};\d{2}\.\d{2}\.\d{4};\d(,\d+)?;200,00;\d+,\d{2}$/);
	});
	it('says what is wrong with a period, and knows no cycle that isn’t there', async () => {
		for (const falsch of ['2026', '2026-Q5', '2026-03_2026-01'])
			expect(kurz(await admin('GET', `${BUCHHALTUNG}/dsj-mittelabruf/${zyklusID}/${falsch}`))).toEqual([
				422,
				'Bitte geben Sie einen Zeitraum wie 2026-Q1, 2026-H1 oder 2026-01_2026-03 an.',
			]);
		const wege = [`dsj-mittelabruf/${UNBEKANNT}/2026-Q1`, `dsj-mittelabruf-csv/${UNBEKANNT}/2026-Q1`];
		wege.push(`dsj-bfd-vereinbarungen/${UNBEKANNT}`, `tn-liste?zyklusID=${UNBEKANNT}`);
		for (const weg of wege) expect((await admin('GET', `${BUCHHALTUNG}/${weg}`)).status, weg).toBe(404);
	});
});

describe('lists of contracts', () => {
	it('for the payroll have tax and insurance, and whose were looked at is recorded', async () => {
		const { kopf, zeilen, spalte } = await lies(`tn-liste?zyklusID=${zyklusID}`);
		expect(kopf).toEqual([
			...['Vertragsnummer', 'Name', 'Geburtsdatum', 'Geschlecht', 'Steuer-ID', 'SV-Nummer', 'Krankenkasse'],
			...['Familienstand', 'Konfession', 'Beginn', 'Ende', 'Wochenstunden', 'Betriebsnummer'],
		]);
		const { rows } = await t.portal.umgebung.pool.query(
			`select count(*)::int as vertraege, count(distinct freiwilliger_id)::int as personen
			from geldvertrag where zyklus_id = $1`,
			[zyklusID],
		);
		expect(zeilen).toHaveLength(rows[0]?.vertraege);
		expect(spalte('Beginn').every((zelle) => zelle instanceof Date)).toBe(true);
		const vermerke = await t.portal.umgebung.pool.query(
			`select a.datenart, count(distinct betroffener)::int as n from zugriff, unnest(datenarten) as a(datenart)
			where anlass = 'BUCHHALTUNG' group by 1 order by 1`,
		);
		const n = rows[0]?.personen;
		expect(vermerke.rows).toEqual(['BANK', 'GESUNDHEIT', 'RELIGION'].map((datenart) => ({ datenart, n })));
	});
	it('of the BFD say how far the agreement is', async () => {
		const { kopf, zeilen, spalte } = await lies(`dsj-bfd-vereinbarungen/${zyklusID}`);
		expect(kopf).toEqual([
			...['BFD-Kennung', 'Nachname', 'Vorname', 'Geburtsdatum', 'Anschrift', 'Einsatzstelle', 'Anerkannte Plätze'],
			...['Beginn', 'Ende', 'Monate', 'Wochenstunden', 'Taschengeld', 'Status Vereinbarung'],
		]);
		expect(zeilen.length).toBeGreaterThan(0);
		const dokumente = ['unterschrieben', 'Unterschriften sammeln', 'Verifiziert', 'fehlt'];
		// Where the demo has entered no step at the federal office.
		const stand = dokumente.map((wort) => `${wort}, nicht eingereicht`);
		expect(spalte('Status Vereinbarung').filter((status) => !stand.includes(String(status)))).toEqual([]);
	});
});

describe('programmes', () => {
	const eigenes = {
		...{ bezeichnung: 'Landesförderung', geldgeber: 'Land Hessen', zentralstelle: null, hinweis: null },
		...{ gueltigVon: null, gueltigBis: null, dienstartIDs: [], dienste: ['FSJ'] },
		filter: { alterVon: null, alterBis: 26, wohnland: 'HE', stellenland: null, mindestMonate: 6 },
		...{ einheit: 'TEILNEHMERTAG', monatsregel: 'TAGGENAU_30', isDsj: false },
		saetze: [{ abDienstmonat: 1, cent: 150, gueltigVon: '2026-01-01' }],
	};
	it('come with the portal, and others are added, changed and deleted', async () => {
		const namen = async () =>
			(gelungen(await admin('GET', '/v1/foerderprogramm')) as { bezeichnung: string }[]).map((p) => p.bezeichnung);
		expect(await namen()).toEqual(['BAFzA pädagogische Begleitung', 'dsj-Mittelabruf']);
		const neu: { id: string } = gelungen(await admin('POST', '/v1/foerderprogramm', eigenes));
		expect(neu).toMatchObject({ ...eigenes, isVorgabe: false, isAktiv: true, version: 1 });
		const pfad = `/v1/foerderprogramm/${neu.id}`;
		const anders = { hinweis: 'Bescheid vom 01.02.2026', version: 1 };
		expect(gelungen(await admin('PUT', pfad, anders))).toMatchObject({ ...eigenes, ...anders, version: 2 });
		expect((await admin('PUT', pfad, { hinweis: 'zu spät', version: 1 })).status).toBe(409);
		expect((await admin('DELETE', pfad)).status).toBe(204);
		expect((await admin('DELETE', pfad)).status).toBe(404);
		expect(await namen()).toHaveLength(2);
	});
	it('of the portal are switched off, not deleted', async () => {
		const pfad = '/v1/foerderprogramm/DSJ_MITTELABRUF';
		expect(kurz(await admin('DELETE', pfad))[0]).toBe(409);
		gelungen(await admin('PUT', pfad, { isAktiv: false }));
		const { zeilen, erlaeuterung } = await lies(`dsj-mittelabruf/${zyklusID}/${zeitraum()}`);
		expect(zeilen).toHaveLength(1);
		expect(erlaeuterung).toContain('Kein aktives Förderprogramm');
		gelungen(await admin('PUT', pfad, { isAktiv: true }));
	});
	it('have one rate for a step and a day, and only Dienstarten that exist', async () => {
		const satz = eigenes.saetze[0];
		expect(kurz(await admin('POST', '/v1/foerderprogramm', { ...eigenes, saetze: [satz, satz] }))).toEqual([
			422,
			'Ab 01.01.2026 gibt es schon einen Satz.',
		]);
		expect((await admin('POST', '/v1/foerderprogramm', { ...eigenes, dienstartIDs: [UNBEKANNT] })).status).toBe(422);
		expect((await admin('PUT', '/v1/foerderprogramm/GIBT_ES_NICHT', { isDsj: true })).status).toBe(404);
	});
});

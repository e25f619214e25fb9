import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeldabfrageFelder } from '#domain/feldabfrage/feldabfrage.ts';
import { mitZugehoerigen } from '#domain/feldabfrage/zusammen.ts';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';

/** Free fields and asked ones in the lists: columns, filters, files; and no more of them than the file itself shows. */

let t: Testportal;
let traeger: Fragend;
let verein: Fragend;
const FELDER = ['geburtsort', 'tshirtGroesse', 'iban', 'konfession', 'mobil', 'taschengeld', 'isVordienst'] as const;
const ABFRAGE = {
	bezeichnung: 'Vor dem Abschluss',
	zielStatus: 3000,
	dienstartIDs: [],
	hilfetexte: {},
	isAktiv: true,
	felder: mitZugehoerigen(FELDER.map((feldKey) => ({ feldKey, isPflicht: false, isBearbeitbarDurch: [] }))),
} satisfies FeldabfrageFelder;

beforeAll(async () => {
	t = await testportal();
	traeger = await t.als('traeger@demo.test');
	verein = await t.als('verein@demo.test');
	const { hilfetexte: _, ...abfrage } = ABFRAGE;
	expect((await traeger('POST', '/v1/feldabfrage', abfrage)).status).toBe(201);
});
afterAll(() => t.stop());

interface Listenfeld {
	feld: string;
	bezeichnung: string;
	art: string;
	optionen: { id: string; name: string }[];
}
interface Zeile {
	freiwilligerID: string;
	status: number;
	zusatz: Record<string, string | null>;
}
const FREIWILLIGE = '/v1/freiwilliger/list-freiwillige';
const BEWERBUNGEN = '/v1/freiwilliger/bewerbungen';
const felder = async (wer: Fragend, liste: string) =>
	(await wer('GET', `/v1/freiwilliger/listenfelder?liste=${liste}`)).data as Listenfeld[];
const namen = async (wer: Fragend, liste: string) => (await felder(wer, liste)).map(({ feld }) => feld);

async function zeilen(wer: Fragend, pfad: string, query: Record<string, string>): Promise<Zeile[]> {
	const antwort = await wer('GET', `${pfad}?${new URLSearchParams({ groesse: '200', ...query })}`);
	expect([antwort.status, antwort.error]).toEqual([200, undefined]);
	return antwort.data as Zeile[];
}
const bedingung = (feld: string, op: string, wert?: unknown) => JSON.stringify({ und: [{ feld, op, wert }] });
const zugriffe = async (art: string) =>
	(
		await t.portal.umgebung.pool.query<{ n: number }>(
			`select count(*)::int as n from zugriff where anlass = 'LISTE' and $1 = any(datenarten)`,
			[art],
		)
	).rows[0]?.n ?? 0;

describe('what a list offers', () => {
	it('is the labelled free fields and whatever is asked for', async () => {
		const alle = await felder(traeger, 'freiwillige');
		const frei = alle.filter(({ feld }) => feld.startsWith('freiesFeld'));
		expect(frei.length).toBeGreaterThan(0);
		expect(frei.every(({ bezeichnung }) => bezeichnung !== '')).toBe(true);
		expect(
			alle.filter(({ feld }) => !feld.startsWith('freiesFeld')).map((f) => [f.feld, f.bezeichnung, f.art]),
		).toEqual([
			['geburtsort', 'Geburtsort', 'text'],
			['tshirtGroesse', 'T-Shirt-Größe', 'auswahl'],
			['iban', 'IBAN', 'text'],
			['kontoinhaber', 'Kontoinhaber', 'text'],
			['bic', 'BIC', 'text'],
			['konfession', 'Konfession', 'auswahl'],
			['mobil', 'Mobil', 'text'],
			['taschengeld', 'Taschengeld', 'betrag'],
			['isVordienst', 'Früherer Freiwilligendienst', 'janein'],
		]);
	});

	it('is for a site what it may read of its own', async () => {
		expect(await namen(verein, 'freiwillige')).toEqual(['tshirtGroesse', 'mobil', 'taschengeld']);
		expect(await namen(verein, 'bewerbungen')).toEqual(['tshirtGroesse', 'mobil']);
	});
});

describe('values', () => {
	it('come along when they are asked for, as a person reads them', async () => {
		const [ohne] = await zeilen(traeger, FREIWILLIGE, {});
		expect(ohne?.zusatz).toEqual({});
		const alle = await zeilen(traeger, FREIWILLIGE, { zusatz: 'name,taschengeld,isVordienst' });
		expect(Object.keys(alle[0]?.zusatz ?? {})).toEqual(['taschengeld', 'isVordienst']);
		const betraege = alle.map((z) => z.zusatz.taschengeld).filter((wert) => wert !== null);
		expect(betraege.length).toBeGreaterThan(10);
		expect(betraege.every((wert) => /^\d+(\.\d{3})*,\d\d\s€$/.test(wert ?? ''))).toBe(true);
	});

	it('are what the file shows, to the Traeger and to a site', async () => {
		for (const wer of [traeger, verein]) {
			const gezeigt = await zeilen(wer, FREIWILLIGE, { zusatz: 'mobil,tshirtGroesse', groesse: '60' });
			expect(gezeigt.length).toBeGreaterThan(2);
			for (const { freiwilligerID, zusatz } of gezeigt) {
				const akte = (await wer('GET', `/v1/freiwilliger/${freiwilligerID}`)).data as Record<string, string | null>;
				expect(zusatz).toEqual({ mobil: akte.mobil ?? null, tshirtGroesse: akte.tshirtGroesse ?? null });
			}
			const bewerbungen = await zeilen(wer, BEWERBUNGEN, { zusatz: 'mobil,tshirtGroesse', groesse: '60' });
			for (const { freiwilligerID, zusatz } of bewerbungen) {
				const akte = (await wer('GET', `/v1/freiwilliger/${freiwilligerID}`)).data as Record<string, string | null>;
				// A list may show less than the file of somebody with several wishes, never more.
				for (const feld of ['mobil', 'tshirtGroesse']) expect([null, akte[feld] ?? null]).toContain(zusatz[feld]);
			}
		}
	});

	it('that are sensitive leave a record of who read them, shown or only filtered or sorted by', async () => {
		expect([await zugriffe('BANK'), await zugriffe('RELIGION')]).toEqual([0, 0]);
		const gezeigt = await zeilen(traeger, FREIWILLIGE, { zusatz: 'iban', groesse: '20' });
		expect(await zugriffe('BANK')).toBe(new Set(gezeigt.map((z) => z.freiwilligerID)).size);
		const gefiltert = await zeilen(traeger, FREIWILLIGE, { f: bedingung('konfession', 'leer'), groesse: '20' });
		expect(await zugriffe('RELIGION')).toBe(gefiltert.length);
		const sortiert = await zeilen(traeger, FREIWILLIGE, { sort: '-iban', groesse: '200' });
		expect(await zugriffe('BANK')).toBe(new Set([...gezeigt, ...sortiert].map((z) => z.freiwilligerID)).size);
	});
});

describe('the order', () => {
	const wort = new Intl.Collator('de').compare;
	const nach = (reihe: readonly string[]) => (a: string, b: string) => reihe.indexOf(a) - reihe.indexOf(b);
	const betrag = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

	beforeAll(async () => {
		const orte = ['Zwickau', 'Ärzen', 'Aachen', 'Öhringen', 'Oldenburg', 'osnabrück', 'Aurich', 'Ulm'];
		const [alle, jeder] = [await zeilen(traeger, FREIWILLIGE, {}), await zeilen(traeger, BEWERBUNGEN, {})];
		const ids = new Set([...alle.slice(0, 8), ...jeder.slice(0, 8)].map(({ freiwilligerID }) => freiwilligerID));
		for (const [i, id] of [...ids].entries()) {
			const { version } = (await traeger('GET', `/v1/freiwilliger/${id}`)).data as unknown as { version: number };
			const felder = { geburtsort: orte[i % orte.length], isVordienst: i % 3 === 0, version };
			expect((await traeger('PUT', `/v1/freiwilliger/${id}`, felder)).status).toBe(200);
		}
	});

	it.each([
		['freiesFeldEins', wort, 2],
		['geburtsort', wort, 2],
		['mobil', wort, 2],
		['tshirtGroesse', nach(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']), 2],
		['taschengeld', (a: string, b: string) => betrag(a) - betrag(b), 1],
		['isVordienst', nach(['nein', 'ja']), 2],
	])('by %s is that of its values, with the empty ones last', async (feld, vergleiche, verschiedene) => {
		for (const pfad of [FREIWILLIGE, BEWERBUNGEN]) {
			const alle = await zeilen(traeger, pfad, { zusatz: feld });
			for (const richtung of [1, -1]) {
				const sortiert = await zeilen(traeger, pfad, { zusatz: feld, sort: richtung < 0 ? `-${feld}` : feld });
				expect(sortiert.length).toBe(alle.length);
				const werte = sortiert.map(({ zusatz }) => zusatz[feld] ?? null);
				const da = werte.filter((wert) => wert !== null);
				expect(da.length).toBeGreaterThan(5);
				expect(new Set(da).size).toBeGreaterThanOrEqual(verschiedene);
				expect(werte).toEqual([...da, ...Array.from({ length: werte.length - da.length }, () => null)]);
				expect(da.filter((wert, i) => i > 0 && richtung * vergleiche(da[i - 1] ?? '', wert) > 0)).toEqual([]);
			}
		}
	});

	it('by a grouping of the places is that of its labels, those of the Einsatzstelle included', async () => {
		expect(await namen(traeger, 'bewerbungen')).not.toContain('attribut1');
		const admin = await t.als('admin@demo.test');
		const regionen = ['Süd', 'Nord', 'Östliche Mitte'];
		for (const bezeichnung of regionen) await admin('PUT', '/v1/stammdaten/attribut-1', [{ bezeichnung }]);
		const werte = (await admin('GET', '/v1/system/attributes/1')).data as { id: string; bezeichnung: string }[];
		const stellen = (await admin('GET', '/v1/adresse?groesse=200')).data as { id: string; typ: string }[];
		const drei = stellen.filter(({ typ }) => typ === 'EINSATZSTELLE').slice(0, 3);
		for (const [i, { id }] of drei.entries()) {
			const attribut1ID = werte.find((w) => w.bezeichnung === regionen[i])?.id;
			expect((await admin('PUT', `/v1/adresse/${id}`, { attribut1ID })).status).toBe(200);
		}
		for (const pfad of [FREIWILLIGE, BEWERBUNGEN]) {
			const f = bedingung('attribut1ID', 'nichtLeer');
			const [mit, alle] = [
				await zeilen(traeger, pfad, { zusatz: 'attribut1', f }),
				await zeilen(traeger, pfad, { zusatz: 'attribut1', sort: 'attribut1' }),
			];
			expect(mit.every(({ zusatz }) => regionen.includes(zusatz.attribut1 ?? ''))).toBe(true);
			const gezeigt = alle.map(({ zusatz }) => zusatz.attribut1 ?? null);
			const da = gezeigt.filter((wert) => wert !== null);
			expect(da).toEqual(da.toSorted(wort));
			expect(gezeigt.slice(0, da.length)).toEqual(da);
			expect(da.length).toBe(mit.length);
			if (pfad === BEWERBUNGEN) expect(da.length).toBeGreaterThan(2);
		}
		const csv = await traeger('GET', `${BEWERBUNGEN}/export-csv?spalten=name,attribut1&sort=attribut1`);
		expect(csv.roh.body.split('\r\n')[0]).toMatch(/Nachname;Vorname;Attribut 1$/);
	});

	it('is that of the file as well', async () => {
		const sort = '-tshirtGroesse';
		const gesehen = await zeilen(traeger, FREIWILLIGE, { sort, zusatz: 'tshirtGroesse' });
		const datei = async (pfad: string) => {
			const antwort = await traeger('GET', `${FREIWILLIGE}/${pfad}${new URLSearchParams({ sort })}`);
			return antwort.roh.body.trim().split('\r\n').slice(1);
		};
		const csv = await datei('export-csv?spalten=tshirtGroesse&');
		expect(csv.slice(0, 200)).toEqual(gesehen.map(({ zusatz }) => zusatz.tshirtGroesse ?? ''));
		expect((await datei('export-master-csv?')).length).toBe(csv.length);
		expect(gesehen[0]?.zusatz.tshirtGroesse).toBe('XL');
	});

	it('goes by the tenant’s names in the export of all fields', async () => {
		const { roh } = await traeger('GET', `${FREIWILLIGE}/export-master-csv`);
		const kopf = roh.body.split('\r\n', 1)[0]?.split(';') ?? [];
		expect(kopf).toEqual(expect.arrayContaining(['Trainerlizenz', 'Führerschein']));
		expect(kopf).toEqual(
			expect.arrayContaining(['Einwilligung Bildrechte: am', 'Einwilligung Bildrechte: zugestimmt haben']),
		);
		// Without a label there is none.
		expect(kopf.filter((name) => name.startsWith('Freies Feld'))).toEqual([]);
	});

	it.each([
		['verein', FREIWILLIGE, 'iban', 422],
		['verein', BEWERBUNGEN, '-freiesFeldEins', 422],
		['verein', BEWERBUNGEN, 'taschengeld', 422],
		['traeger', FREIWILLIGE, 'familienstand', 422],
		['traeger', FREIWILLIGE, 'motivation', 422],
		['traeger', FREIWILLIGE, 'passwort', 400],
	] as const)('of %s by what is not for him is refused (%s %s)', async (wer, pfad, sort, status) => {
		const antwort = await (wer === 'verein' ? verein : traeger)('GET', `${pfad}?sort=${sort}`);
		expect([antwort.status, antwort.error?.message]).toEqual([
			status,
			status === 422 ? 'Nach dieser Spalte kann nicht sortiert werden.' : expect.any(String),
		]);
	});
});

describe('filters', () => {
	it.each([
		['freiesFeldEins', 'nichtLeer', undefined],
		['tshirtGroesse', 'in', ['M', 'L']],
		['isVordienst', 'gleich', true],
		['taschengeld', 'nichtLeer', undefined],
		['geburtsort', 'enthaelt', 'e'],
	] as const)('by %s %s leave those with such a value', async (feld, op, wert) => {
		for (const pfad of [FREIWILLIGE, BEWERBUNGEN]) {
			const alle = await zeilen(traeger, pfad, { zusatz: feld });
			const gefiltert = await zeilen(traeger, pfad, { zusatz: feld, f: bedingung(feld, op, wert) });
			const passt = ({ zusatz: { [feld]: ist } }: Zeile) => {
				if (op === 'nichtLeer') return ist !== null;
				if (op === 'in') return (wert as readonly (string | null | undefined)[]).includes(ist);
				return op === 'gleich' ? ist === 'ja' : (ist ?? '').toLowerCase().includes('e');
			};
			expect(gefiltert.every(passt)).toBe(true);
			if (alle.length < 200) expect(gefiltert.length).toBe(alle.filter(passt).length);
		}
	});

	it.each([
		['verein', FREIWILLIGE, bedingung('iban', 'nichtLeer')],
		['verein', BEWERBUNGEN, bedingung('freiesFeldEins', 'enthaelt', 'a')],
		['verein', BEWERBUNGEN, bedingung('taschengeld', 'nichtLeer')],
		['traeger', FREIWILLIGE, bedingung('motivation', 'enthaelt', 'a')],
		['traeger', FREIWILLIGE, bedingung('familienstand', 'leer')],
		['traeger', FREIWILLIGE, bedingung('taschengeld', 'gleich', 1)],
		['traeger', FREIWILLIGE, bedingung('isVordienst', 'gleich', 'ja')],
		['traeger', '/v1/freiwilliger/pool', bedingung('umkreis', 'zwischen', ['99999999', 5])],
		['traeger', '/v1/freiwilliger/pool', bedingung('umkreis', 'zwischen', ['35390', -5])],
	])('of %s by what is not for him, or not so, are refused (%s %s)', async (wer, pfad, f) => {
		const antwort = await (wer === 'verein' ? verein : traeger)('GET', `${pfad}?${new URLSearchParams({ f })}`);
		expect([antwort.status, antwort.error.code]).toEqual([422, 'FILTER']);
	});

	it('by distance, age and grouping narrow a list', async () => {
		const alle = await zeilen(traeger, '/v1/freiwilliger/pool', {});
		const nah = await zeilen(traeger, '/v1/freiwilliger/pool', { f: bedingung('umkreis', 'zwischen', ['35390', 60]) });
		expect(alle.length).toBeGreaterThan(0);
		expect(nah.length).toBeLessThanOrEqual(alle.length);
		const volljaehrig = await zeilen(traeger, BEWERBUNGEN, { f: bedingung('volljaehrig', 'gleich', false) });
		expect(volljaehrig.length).toBeGreaterThan(0);
		expect(volljaehrig.every((z) => (z as Zeile & { alter: number }).alter < 18)).toBe(true);
		const bewerbungen = async (f: Record<string, string>) =>
			((await traeger('GET', `${BEWERBUNGEN}?${new URLSearchParams(f)}`)).roh.json() as { total: number }).total;
		const [jede, ohne, mit, andere] = await Promise.all([
			bewerbungen({}),
			bewerbungen({ f: bedingung('attribut1ID', 'leer') }),
			bewerbungen({ f: bedingung('attribut1ID', 'nichtLeer') }),
			bewerbungen({ f: bedingung('attribut1ID', 'ungleich', randomUUID()) }),
		]);
		expect(ohne + mit).toBe(jede);
		expect(andere).toBe(jede);
	});
});

describe('a file', () => {
	const csv = async (wer: Fragend, pfad: string, query: Record<string, string>) => {
		const antwort = await wer('GET', `${pfad}/export-csv?${new URLSearchParams(query)}`);
		return {
			...antwort,
			zeilen: antwort.roh.body
				.replace(/^\uFEFF/, '')
				.trim()
				.split('\r\n'),
		};
	};

	it('holds the columns in the order they are seen in, and the rows of the filter', async () => {
		const query = { sort: '-name', f: bedingung('status', 'gleich', 4000) };
		const gesehen = await zeilen(traeger, FREIWILLIGE, { ...query, zusatz: 'tshirtGroesse' });
		const datei = await csv(traeger, FREIWILLIGE, { ...query, spalten: 'status,name,tshirtGroesse,vertragsbeginn' });
		expect(datei.zeilen[0]).toBe('Status;Nachname;Vorname;T-Shirt-Größe;Beginn');
		expect(datei.zeilen.slice(1).map((zeile) => zeile.split(';')[3])).toEqual(
			gesehen.map(({ zusatz }) => zusatz.tshirtGroesse ?? ''),
		);
		expect(datei.zeilen[1]).toMatch(/^4000 \(Im Dienst\);.*;\d\d\.\d\d\.\d{4}$/);
	});

	it('of applications holds all columns where none are named', async () => {
		const { zeilen, roh } = await csv(verein, BEWERBUNGEN, {});
		expect(roh.headers['content-disposition']).toMatch(/filename="bewerbungen-\d{4}-\d\d-\d\d\.csv"/);
		expect(zeilen[0]).toBe(
			'Nachname;Vorname;Alter;Status;Einsatzort;Wunschstatus;Wer ist dran;Dran seit;Dienstart;Dokumente;Betreuer;Betreuung Träger;Beworben am;Ort;Letzte Bemerkung;Wunschstatus seit',
		);
		const { total } = (await verein('GET', BEWERBUNGEN)).roh.json() as { total: number };
		expect(zeilen).toHaveLength(total + 1);
	});

	it('of rows chosen one by one holds them in the order of the list, however many, and nobody else', async () => {
		const alle = await zeilen(traeger, FREIWILLIGE, { sort: '-name' });
		const gewaehlt = alle.filter((_, i) => i % 3 === 0).map(({ freiwilligerID }) => freiwilligerID);
		const unbekannte = Array.from({ length: 400 }, () => randomUUID());
		const body = { ids: [...unbekannte, ...gewaehlt.toReversed()], sort: '-name', spalten: ['status', 'name'] };
		const datei = async (wer: Fragend) =>
			(await wer('POST', `${FREIWILLIGE}/export-csv`, body)).roh.body
				.replace(/^\uFEFF/, '')
				.trim()
				.split('\r\n');
		const ganz = await csv(traeger, FREIWILLIGE, { sort: '-name', spalten: 'status,name' });
		expect(await datei(traeger)).toEqual(
			ganz.zeilen.filter((_, i) => i === 0 || i % 3 === 1).slice(0, gewaehlt.length + 1),
		);
		const eigene = new Set((await zeilen(verein, FREIWILLIGE, {})).map(({ freiwilligerID }) => freiwilligerID));
		expect(await datei(verein)).toHaveLength(1 + gewaehlt.filter((id) => eigene.has(id)).length);
		const { rows } = await t.portal.umgebung.pool.query<{ anzahl: number; filter: unknown }>(
			`select anzahl, filter from zugriff where art = 'EXPORT' and anzahl = $1`,
			[gewaehlt.length],
		);
		expect(rows).toEqual([{ anzahl: gewaehlt.length, filter: { und: { feld: 'id', op: 'in' } } }]);
		for (const ids of [[], ['x'], Array.from({ length: 5001 }, () => randomUUID())])
			expect((await traeger('POST', `${FREIWILLIGE}/export-csv`, { ids })).status).toBe(422);
	});

	it('holds no column that is unknown, or that the reader has no right to', async () => {
		const codes = [];
		for (const spalten of ['name,passwort', 'constructor', 'iban', 'freiesFeldEins']) {
			const { status, error } = await csv(verein, FREIWILLIGE, { spalten });
			codes.push([status, error.code]);
		}
		expect(codes).toEqual(Array.from({ length: 4 }, () => [422, 'SPALTE']));
		expect((await csv(verein, FREIWILLIGE, { spalten: 'name;drop table event' })).status).toBe(400);
	});
});

describe('free fields of their own kind', () => {
	const FREI = { art: 'TEXT', optionen: [], freiwillige: 'LESEN', einsatzstellen: 'KEINS', isInListen: true } as const;
	const BENANNT = ['Kilometer', 'Impfung', 'Erste Hilfe', 'Lizenz', 'Intern'];
	const ARTEN = [
		{ ...FREI, art: 'ZAHL' },
		{ ...FREI, art: 'DATUM' },
		{ ...FREI, art: 'JA_NEIN' },
		{ ...FREI, art: 'AUSWAHL', optionen: ['keine', 'C', 'B'], einsatzstellen: 'LESEN' },
		{ ...FREI, isInListen: false },
	];
	const WERTE = [
		['9,5', '2025-12-01', 'nein', 'B', 'x'],
		['10', '2026-01-31', 'ja', 'C', 'y'],
	] as const;
	const NAMEN = ['freiesFeldEins', 'freiesFeldZwei', 'freiesFeldDrei', 'freiesFeldVier', 'freiesFeldFuenf'] as const;
	let ids: string[];

	beforeAll(async () => {
		const admin = await t.als('admin@demo.test');
		const neu = { freieFelderBezeichnung: BENANNT, freieFelder: ARTEN };
		expect((await admin('PUT', '/v1/parameter', neu)).status).toBe(200);
		ids = [...new Set((await zeilen(verein, BEWERBUNGEN, {})).map((z) => z.freiwilligerID))].slice(0, 2);
		for (const [i, id] of ids.entries()) {
			const felder = Object.fromEntries(NAMEN.map((feld, nr) => [feld, WERTE[i]?.[nr]]));
			expect((await traeger('PUT', `/v1/freiwilliger/${id}`, felder)).error).toBeUndefined();
		}
	});

	it('say their kind and their choices, and are no column where they are not meant for lists', async () => {
		const frei = (await felder(traeger, 'bewerbungen')).filter(({ feld }) => feld.startsWith('freiesFeld'));
		expect(frei.map(({ bezeichnung, art, optionen }) => [bezeichnung, art, optionen.map(({ name }) => name)])).toEqual([
			['Kilometer', 'zahl', []],
			['Impfung', 'tag', []],
			['Erste Hilfe', 'janein', []],
			['Lizenz', 'auswahl', ['keine', 'C', 'B']],
		]);
		const { roh } = await traeger('GET', `${FREIWILLIGE}/export-master-csv`);
		expect(
			roh.body
				.split('\r\n', 1)[0]
				?.split(';')
				.filter((name) => BENANNT.includes(name)),
		).toEqual(BENANNT.slice(0, 4));
	});

	it.each([
		['freiesFeldEins', 'zwischen', [10, 20], '10', ['9,5', '10']],
		['freiesFeldZwei', 'nach', '2025-12-31', '31.01.2026', ['01.12.2025', '31.01.2026']],
		['freiesFeldDrei', 'gleich', true, 'ja', ['nein', 'ja']],
		['freiesFeldVier', 'in', ['C', 'keine'], 'C', ['C', 'B']],
	] as const)(
		'%s is filtered and ordered as its kind, not as text; old texts count as empty',
		async (feld, op, wert, passt, ordnung) => {
			const gefiltert = await zeilen(traeger, BEWERBUNGEN, { zusatz: feld, f: bedingung(feld, op, wert) });
			expect(new Set(gefiltert.map(({ zusatz }) => zusatz[feld]))).toEqual(new Set([passt]));
			const sortiert = await zeilen(traeger, BEWERBUNGEN, { zusatz: feld, sort: feld });
			const da = sortiert
				.filter(({ freiwilligerID }) => ids.includes(freiwilligerID))
				.map(({ zusatz }) => zusatz[feld]);
			expect([...new Set(da)]).toEqual(ordnung);
		},
	);

	it('are a column of a site where it reads them', async () => {
		expect((await namen(verein, 'bewerbungen')).filter((feld) => feld.startsWith('freiesFeld'))).toEqual([
			'freiesFeldVier',
		]);
		const gesehen = await zeilen(verein, BEWERBUNGEN, { zusatz: 'freiesFeldVier' });
		expect(gesehen.find((z) => z.freiwilligerID === ids[0])?.zusatz).toEqual({ freiesFeldVier: 'B' });
	});
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bewerbungenplan } from '#projections/queries/akte/bewerbungen.ts';
import { freiwilligenplan } from '#projections/queries/akte/freiwillige.ts';
import { type Anfrage, alle, type Listenplan, seite } from '#projections/queries/liste/liste.ts';
import type { Blick } from '#projections/queries/liste/sicht.ts';
import { benutzerplan } from '#projections/queries/zugang/benutzerverwaltung.ts';
import { TRAEGER } from '#scripts/bench/zugang.ts';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';

/** Pages of a list that is long enough to be walked along an index, with rows that lack what it is sorted by. */

const BLICK: Blick = { akteur: TRAEGER, heute: '2026-11-16', modus: 'EIGENE', freieFelder: [] };
const GROESSE = 200;
const ZEILEN = 2300;

let t: Testportal;
let traeger: Fragend;
let zyklusID: string;

beforeAll(async () => {
	t = await testportal();
	traeger = await t.als('traeger@demo.test');
	const { rows } = await t.portal.umgebung.pool.query<{ id: string }>(`select id from zyklus where status = 'AKTIV'`);
	zyklusID = rows[0]?.id as string;
	const imZyklus = `zyklus_id = '${zyklusID}'`;
	await vermehre('wunsch', imZyklus, ['geburtsdatum', 'vorname', 'dienstart_id', 'betreuer_user_id']);
	await vermehre('freiwilliger', `${imZyklus} and status between 2800 and 9900`, [
		'vertragsbeginn',
		'vorname',
		'einsatzort_id',
	]);
	await vermehre('benutzer', 'not is_geloescht', []);
});
afterAll(() => t.stop());

/** Copies of these rows under other ids; two of three lack what these columns hold. */
async function vermehre(tabelle: string, welche: string, leer: readonly string[]) {
	const { pool } = t.portal.umgebung;
	const spalten = await pool.query<{ name: string }>(
		`select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
		[tabelle],
	);
	const namen = spalten.rows.map(({ name }) => name);
	const werte = namen.map((name) => {
		if (name === 'id') return `md5(id::text || i)::uuid`;
		return leer.includes(name) || name === 'user_id' ? `case when i % 3 = 0 then ${name} end` : name;
	});
	await pool.query(`insert into ${tabelle} (${namen}) select ${werte} from (
			select *, (${ZEILEN} / count(*) over ())::int + 1 as kopien from ${tabelle} where ${welche}
		) z, generate_series(1, kopien) i`);
}

interface Schluessel {
	readonly id: string;
}

const nurSchluessel = (plan: Listenplan): Listenplan => ({ ...plan, spalten: sql`t.id`, dazu: sql`` });

it.each([
	['applications', nurSchluessel(bewerbungenplan(BLICK))],
	['volunteers', nurSchluessel(freiwilligenplan(BLICK))],
	['accounts', nurSchluessel(benutzerplan())],
])('%s: a deep page is the one that counting off gives, wherever it is found from', async (_, plan) => {
	const { umgebung } = t.portal;
	const sortierungen = Object.keys(plan.reihen ?? {}).flatMap((sort) => [sort, `-${sort}`]);
	expect(sortierungen).not.toEqual([]);
	for (const sort of sortierungen) {
		const anfrage: Anfrage = { ...{ zyklusID, filter: null, text: null }, ...seiteDer(sort, 1) };
		const ganze = (await alle<Schluessel>(umgebung.db, plan, anfrage)).map(({ id }) => id);
		expect(ganze.length).toBeGreaterThan(ZEILEN);
		const letzte = Math.ceil(ganze.length / GROESSE);
		for (const nr of [1, 7, letzte, letzte + 1]) {
			const [davor, dahinter] = [ganze[(nr - 1) * GROESSE - 1], ganze[nr * GROESSE]];
			const neben: Anfrage['neben'][] = [
				undefined,
				...(davor ? [{ id: davor, liegt: 'davor' } as const] : []),
				...(dahinter ? [{ id: dahinter, liegt: 'dahinter' } as const] : []),
			];
			for (const nachbar of neben) {
				const gefragt = { ...anfrage, ...seiteDer(sort, nr), ...(nachbar && { neben: nachbar }) };
				const { zeilen, total } = await seite<Schluessel>(umgebung, plan, gefragt);
				expect([sort, nr, nachbar?.liegt, total, zeilen.map(({ id }) => id)]).toEqual([
					sort,
					nr,
					nachbar?.liegt,
					ganze.length,
					ganze.slice((nr - 1) * GROESSE, nr * GROESSE),
				]);
			}
		}
	}
});

const seiteDer = (sort: string, nr: number) => ({ sort: [sort], seite: nr, groesse: GROESSE, heute: BLICK.heute });

const PFAD = '/v1/freiwilliger/bewerbungen';
interface Bewerbung {
	readonly wunschID: string;
}

async function hole(query: Record<string, string>) {
	const suche = new URLSearchParams({ sort: '-einsatzort', groesse: String(GROESSE), ...query });
	const antwort = await traeger('GET', `${PFAD}?${suche}`, undefined, { 'x-zyklus': JSON.stringify({ id: zyklusID }) });
	expect([antwort.status, antwort.error]).toEqual([200, undefined]);
	return (antwort.data as readonly Bewerbung[]).map(({ wunschID }) => wunschID);
}

it('walks a list by the last row of each page, and back by the first', async () => {
	const seiten: string[][] = [];
	for (let nr = 1; nr < 9; nr++) {
		const nach = seiten.at(-1)?.at(-1);
		seiten.push(await hole({ seite: String(nr), ...(nach && { nach }) }));
	}
	expect(new Set(seiten.flat()).size).toBe(8 * GROESSE);
	for (const nr of [7, 8]) expect(await hole({ seite: String(nr) })).toEqual(seiten[nr - 1]);
	const vor = seiten[7]?.[0] as string;
	expect(await hole({ seite: '7', vor })).toEqual(seiten[6]);
});

it('a neighbour that has left the list is no help and no harm', async () => {
	const ids = await hole({ seite: '7' });
	expect(await hole({ seite: '7', nach: '00000000-0000-4000-8000-000000000000' })).toEqual(ids);
});

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { zeigeMatrixzeile } from '#api/present/kontingente.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { stellenbilanz } from '#domain/kontingent/bilanz.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import type { Leser } from '#projections/queries/liste/leser.ts';
import { teilnehmendeStellen } from '#projections/queries/orte/kontingente.ts';
import { alleKontingente, kontingentseite } from '#projections/queries/orte/kontingentmatrix.ts';
import { traegerstand } from '#projections/queries/orte/kontingentstand.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { AUFRUFER, durchsatz, type Fall, type Messort } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';
import { mitServer } from '../server.ts';
import { alsTraeger, TRAEGER } from '../zugang.ts';

/** So many that the demo gives them 500 Einsatzstellen. */
const FREIWILLIGE = 50_000;
const STELLEN = 500;
const DATENBANK = 'bench_kontingente';

interface Mandant {
	readonly pool: pg.Pool;
	readonly db: Kysely<unknown>;
	readonly zyklus: Zyklus;
	readonly referenz: Referenz;
}

/** All 500 rows of the quota screen with their figures, from the tables and as recomputed from the streams. */
export const kontingente: Fall = {
	name: 'quota screen of 500 Einsatzstellen',
	unsere: (ort) =>
		amMandanten(ort, ({ db, zyklus, referenz }) => {
			const rahmen = { akteur: TRAEGER, zyklus, dienstarten: [...referenz.dienstarten.values()], mitMonaten: false };
			return durchsatz(async () => {
				const [stellen] = await Promise.all([alleKontingente(db, TRAEGER, zyklus.id), traegerstand(db, zyklus.id)]);
				pruefe(stellen.map((s) => zeigeMatrixzeile(rahmen, s)).length);
			});
		}),
	vergleich: (ort) =>
		amMandanten(ort, async ({ db, pool, zyklus, referenz }) => {
			const stellen = await teilnehmendeStellen(db, zyklus.id);
			const aggregat = kontingentAggregat.name;
			return durchsatz(async () => {
				const inhalte = await readStreams(
					pool,
					stellen.map((id) => ({ aggregat, id })),
				);
				const zeilen = inhalte.map(({ ereignisse }, nr) => {
					const k = falte(kontingentAggregat, stellen[nr] ?? '', ereignisse as Aufgezeichnet<KontingentEreignis>[]);
					return [...referenz.dienstarten.keys()].map((id) => stellenbilanz(k, zyklus, id));
				});
				pruefe(zeilen.length);
			});
		}),
};

const GROESSE = 50;
const AUFWAERMEN = 20;
const BILDER = 100;

/**
 * The screen as it opens: its first page and what stands above it, by one caller; beside that only its statements. The
 * figure is screens a second: 5 are 200 ms each.
 */
export const kontingentbild: Fall = {
	name: 'opening the quota screen over HTTP',
	unsere: async (ort) => {
		const seiner = await bevoelkert(ort, DATENBANK, FREIWILLIGE);
		return mitServer(seiner, async (adresse) => {
			const zyklus = JSON.stringify({ id: await aktiverZyklus(seiner) });
			const headers = { ...(await alsTraeger(adresse)), 'x-zyklus': zyklus };
			const hole = async (pfad: string) => (await fetch(`${adresse}/api/v1/${pfad}`, { headers })).json();
			return jeSekunde(async () => {
				const [seite] = await Promise.all([
					hole(`kontingente?groesse=${GROESSE}`) as Promise<{ total: number }>,
					hole('kontingente/uebersicht'),
				]);
				pruefe(seite.total);
			});
		});
	},
	vergleich: (ort) =>
		amMandanten(ort, ({ db, zyklus }) => {
			const leser: Leser = {
				eine: (a) => a.execute(db).then(({ rows }) => rows),
				zusammen: (a, b) =>
					Promise.all([a.execute(db).then(({ rows }) => rows), b.execute(db).then(({ rows }) => rows)]),
			};
			return jeSekunde(async () => {
				const anfrage = {
					zyklusID: zyklus.id,
					filter: null,
					text: null,
					sort: [],
					seite: 1,
					groesse: GROESSE,
					heute: '',
				};
				const [seite] = await Promise.all([kontingentseite(leser, TRAEGER, anfrage), traegerstand(db, zyklus.id)]);
				pruefe(seite.total);
			});
		}),
};

/** By the median of their durations, one after the other. */
async function jeSekunde(arbeite: () => Promise<void>): Promise<number> {
	const dauern: number[] = [];
	for (let nr = 0; nr < AUFWAERMEN + BILDER; nr++) {
		const beginn = performance.now();
		await arbeite();
		if (nr >= AUFWAERMEN) dauern.push(performance.now() - beginn);
	}
	return 1_000 / (dauern.toSorted((a, b) => a - b)[BILDER >> 1] ?? 0);
}

function pruefe(anzahl: number): void {
	if (anzahl < STELLEN) throw new Error(`${anzahl} statt ${STELLEN} Einsatzstellen`);
}

async function amMandanten<T>(ort: Messort, arbeite: (mandant: Mandant) => Promise<T>): Promise<T> {
	const seiner = await bevoelkert(ort, DATENBANK, FREIWILLIGE);
	const pool = new pg.Pool({ connectionString: seiner.url, max: AUFRUFER });
	try {
		const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
		const referenz = await ladeReferenz(db, { adresseIDs: [], benutzerIDs: [] });
		const zyklus = referenz.zyklen.get(await aktiverZyklus(seiner));
		if (!zyklus) throw new Error('Der aktive Zyklus fehlt');
		return await arbeite({ pool, db, zyklus, referenz });
	} finally {
		await pool.end();
	}
}

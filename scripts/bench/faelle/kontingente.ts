import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { zeigeMatrixzeile } from '#api/present/kontingente.ts';
import { readStreams } from '#commands/event-store/read.ts';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { stellenbilanz } from '#domain/kontingent/bilanz.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Referenz, Zyklus } from '#domain/referenz.ts';
import type { Akteur } from '#domain/rollen.ts';
import { teilnehmendeStellen } from '#projections/queries/kontingente.ts';
import { alleKontingente } from '#projections/queries/kontingentmatrix.ts';
import { traegerstand } from '#projections/queries/kontingentstand.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import { AUFRUFER, durchsatz, type Fall, type Messort } from '../fall.ts';
import { aktiverZyklus, bevoelkert } from '../mandant.ts';

/** So many that the demo gives them 500 Einsatzstellen. */
const FREIWILLIGE = 50_000;
const STELLEN = 500;
const DATENBANK = 'bench_kontingente';
const TRAEGER: Akteur = {
	art: 'USER',
	userID: null,
	rollen: ['MA_VERWALTUNG'],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
};

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

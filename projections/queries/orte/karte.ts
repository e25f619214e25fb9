import { expressionBuilder, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Leistungen } from '#domain/adresse/adressfelder.ts';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, wieGeschrieben } from '#projections/roh.ts';
import { ANZAHL, haeltID, uuids } from '../liste/ausdruck.ts';
import type { Leser } from '../liste/leser.ts';
import { alleZyklen } from '../traeger/zyklen.ts';
import { OEFFENTLICHKEIT } from '../zugang/akteur.ts';
import { type Adresszeile, AUF_KARTE, eineAdresse, imZyklus } from './adressen.ts';
import { freiJeOrt } from './freie-plaetze.ts';

/** More places than any provider has; the map is one answer. */
const ALLE = 20_000;

const KARTENZEILE = z.strictObject({
	id: z.string(),
	bezeichnung: z.string(),
	plz: z.string(),
	ort: z.string(),
	lat: z.int().nullable(),
	lon: z.int().nullable(),
	dienstartIDs: z.array(z.string()).readonly(),
	sportartIDs: z.array(z.string()).readonly(),
	taetigkeitsfeldIDs: z.array(z.string()).readonly(),
	mindestalter: z.int().nullable(),
	hoechstalter: z.int().nullable(),
	/** The first alone. */
	bildUploadIDs: z.array(z.string()).readonly(),
	leistungen: wieGeschrieben<Leistungen>(),
	frei: z.int(),
});
export type Kartenzeile = Readonly<z.infer<typeof KARTENZEILE>>;

/** What the map draws, lists and narrows by of the cycle's places, by name; what else is public is asked for by place. */
export const aufKarte = (db: Kysely<DB>, zyklusID: string): Promise<readonly Kartenzeile[]> =>
	frageRoh(
		db,
		KARTENZEILE,
		sql`
		select t.id, t.bezeichnung, t.plz, t.ort, t.lat, t.lon, t.dienstart_ids as "dienstartIDs", t.sportart_ids as "sportartIDs",
			t.taetigkeitsfeld_ids as "taetigkeitsfeldIDs", t.mindestalter, t.hoechstalter,
			t.bild_upload_ids[1:1] as "bildUploadIDs", t.leistungen, coalesce(f.frei, 0) as frei
		from ${imZyklus(zyklusID)} left join ${freiJeOrt(zyklusID)} f on f.einsatzort_id = t.id
		where ${AUF_KARTE} order by t.bezeichnung, t.id limit ${ALLE}`,
	);

/** One of them; null: there is none such. */
export const stelleAufKarte = (
	leser: Leser,
	zyklusID: string,
	heute: string,
	id: string,
): Promise<Adresszeile | null> =>
	eineAdresse(leser, { akteur: OEFFENTLICHKEIT, heute, modus: 'EIGENE', freieFelder: [] }, zyklusID, id);

/** How many places of the cycle are hidden from the map because they are being worked on. */
export async function inWartung(db: Kysely<DB>, zyklusID: string): Promise<number> {
	const { anzahl } = await db
		.selectFrom('adresse')
		.select(ANZAHL.as('anzahl'))
		.where('typ', '=', 'EINSATZORT')
		.where('is_aktiv', '=', true)
		.where('is_wartung', '=', true)
		.where(haeltID('online_in_zyklen', zyklusID))
		.executeTakeFirstOrThrow();
	return anzahl;
}

/** An address under the alias `o` that is on the map of one of the cycles people may apply for. */
export async function oeffentlich(db: Kysely<DB>, heute: string) {
	const zyklen = bewerbbareZyklen(await alleZyklen(db), heute).map(({ id }) => id);
	const eb = expressionBuilder<{ o: DB['adresse'] }, 'o'>();
	return eb.and([
		eb('o.typ', '=', 'EINSATZORT'),
		eb('o.is_aktiv', '=', true),
		eb('o.is_wartung', '=', false),
		eb('o.online_in_zyklen', '&&', uuids(zyklen)),
	]);
}

/** How many places visitors find. */
export async function plaetzeOnline(db: Kysely<DB>, heute: string): Promise<number> {
	const { anzahl } = await db
		.selectFrom('adresse as o')
		.select(ANZAHL.as('anzahl'))
		.where(await oeffentlich(db, heute))
		.executeTakeFirstOrThrow();
	return anzahl;
}

export async function istOeffentlich(db: Kysely<DB>, heute: string, adresseID: string): Promise<boolean> {
	const treffer = await db
		.selectFrom('adresse as o')
		.select('o.id')
		.where('o.id', '=', adresseID)
		.where(await oeffentlich(db, heute))
		.executeTakeFirst();
	return treffer !== undefined;
}

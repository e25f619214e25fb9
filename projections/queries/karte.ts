import { type Kysely, sql } from 'kysely';
import { bewerbbareZyklen } from '#domain/zyklus/bewerbbar.ts';
import type { DB } from '#projections/db.ts';
import { type Adresszeile, adressen, eineAdresse } from './adressen.ts';
import { OEFFENTLICHKEIT } from './akteur.ts';
import type { Leser } from './leser.ts';
import { alleZyklen } from './zyklen.ts';

/** More places than any provider has; the map is one answer. */
const ALLE = 20_000;

/** What the public may see of the cycle's places, by name. */
export async function aufKarte(leser: Leser, zyklusID: string, heute: string): Promise<readonly Adresszeile[]> {
	const anfrage = { zyklusID, filter: null, text: null, sort: [], seite: 1, groesse: ALLE, heute };
	const { zeilen } = await adressen(
		leser,
		{ akteur: OEFFENTLICHKEIT, heute, modus: 'EIGENE', freieFelder: [] },
		anfrage,
	);
	return zeilen;
}

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
	const { rows } = await sql<{ n: number }>`
		select count(*)::int as n from adresse
		where typ = 'EINSATZORT' and is_aktiv and is_wartung and ${zyklusID}::uuid = any(online_in_zyklen)`.execute(db);
	return rows[0]?.n ?? 0;
}

/** An address under the alias `o` that is on the map of one of the cycles people may apply for. */
export async function oeffentlich(db: Kysely<DB>, heute: string) {
	const zyklen = bewerbbareZyklen(await alleZyklen(db), heute).map(({ id }) => id);
	return sql<boolean>`(o.typ = 'EINSATZORT' and o.is_aktiv and not o.is_wartung
		and o.online_in_zyklen && ${sql.val(zyklen)}::uuid[])`;
}

/** How many places visitors find. */
export async function plaetzeOnline(db: Kysely<DB>, heute: string): Promise<number> {
	const { rows } = await sql<{ n: number }>`
		select count(*)::int as n from adresse o where ${await oeffentlich(db, heute)}`.execute(db);
	return rows[0]?.n ?? 0;
}

export async function istOeffentlich(db: Kysely<DB>, heute: string, adresseID: string): Promise<boolean> {
	const { rows } = await sql`
		select from adresse o where o.id = ${adresseID} and ${await oeffentlich(db, heute)}`.execute(db);
	return rows.length > 0;
}

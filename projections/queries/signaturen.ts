import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Zeile } from '#domain/liste/liste.ts';
import { UNTERSCHRIFTEN } from '#domain/liste/unterschriften.ts';
import { hatRolle } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import type { Leser } from './leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from './liste.ts';
import { listenplan } from './listenplan.ts';
import { type Blick, wuenscheFuer } from './sicht.ts';

/** A signature somebody waits for; names null where the person has been erased; no signer: whoever may sign for the party. */
export type Signaturzeile = Zeile<typeof UNTERSCHRIFTEN>;

/** What a volunteer is asked for himself, a site what concerns documents it signs and reads, the Traeger everything. */
function sicht(blick: Blick): Expression<SqlBool>[] {
	const { akteur } = blick;
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return [];
	if (hatRolle(akteur, 'MA_VEREIN'))
		return [
			sql<SqlBool>`t.einsatzort_id = any(${sql.val(akteur.einsatzortIDs)}::uuid[])`,
			sql<SqlBool>`t.parteien ? 'EINSATZSTELLE'`,
			sql<SqlBool>`not t.gesundheit`,
			sql<SqlBool>`t.freiwilliger_id in (${abEinigung(blick)})`,
		];
	return [sql<SqlBool>`t.freiwilliger_id = ${akteur.freiwilligerID}`, sql<SqlBool>`t.partei = 'FREIWILLIGER'`];
}

/** Whose documents a site reads: of those it sees, the ones bound to a place (tables: Row-level visibility). */
const abEinigung = (blick: Blick) => sql`
	select t.freiwilliger_id from ${wuenscheFuer(blick)} where t.status between 3500 and 8000`;

export const signaturenplan = (blick: Blick): Listenplan =>
	listenplan(
		UNTERSCHRIFTEN,
		{
			sitzungID: sql`t.id`,
			dokumentID: sql`t.dokument_id`,
			freiwilligerID: sql`t.freiwilliger_id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			dokument: sql`t.dokument`,
			partei: sql`t.partei`,
			unterzeichner: sql`t.unterzeichner`,
			isGeoeffnet: sql`(t.status = 'STARTED')`,
			angefordertAm: sql`t.angefordert_am`,
			gueltigBis: sql`t.gueltig_bis`,
		},
		{
			von: sql`(
				select s.*, d.bezeichnung as dokument, d.referenz -> 'signaturparteien' as parteien,
					coalesce((d.referenz ->> 'isGesundheit')::boolean, false) as gesundheit
				from signatur s join dokumentspec d on d.id = s.spec_id where s.offen
			) t`,
			dazu: sql``,
			sicht: sicht(blick),
			suche: sql`t.suche`,
			ohneZyklus: true,
			zuletzt: sql`t.id`,
		},
	);

export const offeneSignaturen = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Signaturzeile>> =>
	seite<Signaturzeile>(leser, signaturenplan(blick), anfrage);

/** In whose file a session stands, whatever has become of it; null: in none. */
export async function akteDerSitzung(db: Kysely<DB>, sitzungID: string): Promise<string | null> {
	const { rows } = await sql<{ id: string }>`
		select freiwilliger_id as id from signatur where id = ${sitzungID}`.execute(db);
	return rows[0]?.id ?? null;
}

/** Files in which a request may have run out, or somebody who is asked has come of age. */
export async function aktenMitOffenenSignaturen(db: Kysely<DB>): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select distinct freiwilliger_id as id from (
			select freiwilliger_id from signatur where offen
			union select freiwilliger_id from dokument where status = 1500
		) offen order by id`.execute(db);
	return rows.map(({ id }) => id);
}

/** Documents that wait for their seal without the job being under way. */
export async function wartenAufSiegel(
	db: Kysely<DB>,
	auftrag: string,
): Promise<readonly { readonly freiwilligerID: string; readonly dokumentID: string }[]> {
	const { rows } = await sql<{ freiwilligerID: string; dokumentID: string }>`
		select d.freiwilliger_id as "freiwilligerID", d.id as "dokumentID" from dokument d
		where d.siegel_wartet_seit is not null and not exists (select from outbox o
			where o.schluessel = ${auftrag} and o.daten ->> 'dokumentID' = d.id::text
				and (o.status = 'sending' or (o.status = 'queued' and o.faellig_ab <= now())))`.execute(db);
	return rows;
}

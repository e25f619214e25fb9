/** A cycle's seminars and groups at a glance: reckoned by group in the database, never volunteer by volunteer. */

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Gruppenzahl, Planseminar } from '#domain/seminar/planer/plan.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import { USER } from '#domain/status/user.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine } from '#projections/roh.ts';
import { ANZAHL, einStatus } from '../liste/ausdruck.ts';

export interface Planzeile extends Planseminar {
	readonly seminartyp: string | null;
	readonly von: string | null;
	readonly bis: string | null;
	readonly anmeldeschluss: string | null;
	readonly version: number;
}

/** All that aren't called off, by date. */
export const planseminare = (db: Kysely<DB>, zyklusID: string): Promise<Omit<Planzeile, 'seminartyp'>[]> =>
	db
		.selectFrom('seminar as s')
		.leftJoin('person as p', 'p.id', 's.leitung_person_id')
		.select((eb) => [
			...(['s.id', 's.bezeichnung', 's.seminartyp_id as seminartypID', 's.status', 's.von', 's.bis'] as const),
			...(['s.ort', 's.adresse', 's.anmeldeschluss', 's.angemeldet', 's.wartend', 's.version'] as const),
			eb.ref('s.termine').$castTo<readonly Termin[]>().as('termine'),
			's.geplante_tage as geplanteTage',
			's.is_online as isOnline',
			's.max_teilnehmer as maxTeilnehmer',
			's.leitung_person_id as leitungPersonID',
			's.seminargruppe_ids as seminargruppeIDs',
			's.dienstart_ids as dienstartIDs',
			sql<string | null>`nullif(concat_ws(' ', ${eb.ref('p.vorname')}, ${eb.ref('p.nachname')}), '')`.as('leitung'),
		])
		.where('s.zyklus_id', '=', zyklusID)
		.where(einStatus(sql.ref('s.status'), SEMINAR, NICHT_ABGESAGT))
		.orderBy('s.von')
		.orderBy('s.id')
		.execute() as Promise<Omit<Planzeile, 'seminartyp'>[]>;

const NICHT_ABGESAGT: readonly SeminarStatus[] = [SEMINAR.nr.Geplant, SEMINAR.nr.Published, SEMINAR.nr.Durchgefuehrt];

const GRUPPE = z.strictObject({
	id: z.string(),
	bezeichnung: z.string(),
	mitglieder: z.int(),
	maxTeilnehmer: z.int().nullable(),
	/** Those it is for; empty: all. */
	dienstartIDs: z.array(z.string()),
	/** Those of its members, the most frequent first. */
	vertreteneIDs: z.array(z.string()),
	/** Of most of its members; of two alike the larger, the earlier, the later. null: nobody has one. */
	pflicht: z.int().nullable(),
	von: z.string().nullable(),
	bis: z.string().nullable(),
});
export type Planergruppe = z.infer<typeof GRUPPE>;

export const plangruppen = (db: Kysely<DB>, zyklusID: string): Promise<Planergruppe[]> =>
	frageRoh(
		db,
		GRUPPE,
		sql`
		select g.id, g.bezeichnung, g.mitglieder, g.max_teilnehmer as "maxTeilnehmer", g.dienstart_ids as "dienstartIDs",
			coalesce(d.ids, '{}') as "vertreteneIDs", m.pflicht, m.von, m.bis
		from seminargruppe g
		left join lateral (
			select mode() within group (order by f.seminartage_pflicht desc) as pflicht,
				mode() within group (order by f.vertragsbeginn) as von,
				mode() within group (order by coalesce(f.dienstende, f.geplantes_ende, f.vertragsende) desc) as bis
			from gruppenplatz p join freiwilliger f on f.id = p.freiwilliger_id
			where p.gruppe_id = g.id and p.stand = 'ANGEMELDET'
		) m on true
		left join lateral (
			select array_agg(x.dienstart_id order by x.anzahl desc, x.dienstart_id) as ids
			from (
				select f.dienstart_id, count(*) as anzahl
				from gruppenplatz p join freiwilliger f on f.id = p.freiwilliger_id
				where p.gruppe_id = g.id and p.stand = 'ANGEMELDET' and f.dienstart_id is not null
				group by f.dienstart_id
			) x
		) d on true
		where g.zyklus_id = ${zyklusID}
		order by g.bezeichnung, g.id`,
	);

const ZAHL = z.strictObject({ seminarID: z.string(), gruppeID: z.string(), anzahl: z.int() });

/** Members of groups with a place in a published seminar that is open to all. */
export const gruppenInOffenen = (db: Kysely<DB>, zyklusID: string): Promise<Gruppenzahl[]> =>
	frageRoh(
		db,
		ZAHL,
		sql`
		select s.id as "seminarID", g.gruppe_id as "gruppeID", count(*)::int as anzahl
		from seminar s
		join seminarplatz p on p.seminar_id = s.id and p.stand = 'ANGEMELDET'
		join gruppenplatz g on g.freiwilliger_id = p.freiwilliger_id and g.stand = 'ANGEMELDET'
		where s.zyklus_id = ${zyklusID} and ${einStatus(sql`s.status`, SEMINAR, [SEMINAR.nr.Published])} and s.seminargruppe_ids = '{}'
		group by s.id, g.gruppe_id`,
	);

/** Members whose service doesn't hold a seminar of their group that lies ahead. */
export const ausserhalbDesDienstes = (db: Kysely<DB>, zyklusID: string, heute: string): Promise<Gruppenzahl[]> =>
	frageRoh(
		db,
		ZAHL,
		sql`
		select s.id as "seminarID", p.gruppe_id as "gruppeID", count(*)::int as anzahl
		from seminar s
		join gruppenplatz p on p.gruppe_id = any(s.seminargruppe_ids) and p.stand = 'ANGEMELDET'
		join freiwilliger f on f.id = p.freiwilliger_id
		where s.zyklus_id = ${zyklusID} and ${einStatus(sql`s.status`, SEMINAR, [USER.nr.OptIn, USER.nr.Freigeschaltet])} and s.bis >= ${heute}
			and (f.vertragsbeginn > s.von or coalesce(f.dienstende, f.geplantes_ende, f.vertragsende) < s.bis)
		group by s.id, p.gruppe_id`,
	);

const ANTEIL = z.strictObject({ freiwillige: z.int(), inGruppen: z.int() });

/** How many can be put in a group from this status on, and how many are; whose service is over needs none any more. */
export async function eingeteilte(
	db: Kysely<DB>,
	zyklusID: string,
	ab: FreiwilligerStatus,
): Promise<z.infer<typeof ANTEIL>> {
	const zeile = await frageRohEine(
		db,
		ANTEIL,
		sql`
		select count(*)::int as freiwillige, count(f.seminargruppe_id)::int as "inGruppen"
		from freiwilliger f
		where f.zyklus_id = ${zyklusID} and f.status >= ${ab} and f.status < ${FREIWILLIGER.nr.Dienstende}`,
	);
	return zeile ?? { freiwillige: 0, inGruppen: 0 };
}

/** How many seminars each cycle has that aren't called off. */
export async function seminareJeZyklus(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
	const zeilen = await db
		.selectFrom('seminar as s')
		.select(['s.zyklus_id as id', ANZAHL.as('anzahl')])
		.where(einStatus(sql.ref('s.status'), SEMINAR, NICHT_ABGESAGT))
		.groupBy('s.zyklus_id')
		.execute();
	return new Map(zeilen.map(({ id, anzahl }) => [id, anzahl]));
}

/** The seminars of a cycle by date, with what their groups are called; without the called off. */
export const vorlagenDesZyklus = (db: Kysely<DB>, zyklusID: string): Promise<{ id: string; gruppen: string[] }[]> =>
	db
		.selectFrom('seminar as s')
		.select([
			's.id',
			sql<string[]>`array(select g.bezeichnung from seminargruppe g where g.id = any(s.seminargruppe_ids)
				order by g.bezeichnung, g.id)`.as('gruppen'),
		])
		.where('s.zyklus_id', '=', zyklusID)
		.where(einStatus(sql.ref('s.status'), SEMINAR, NICHT_ABGESAGT))
		.orderBy('s.von')
		.orderBy('s.id')
		.execute();

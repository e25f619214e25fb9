import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { maxDatum } from '#domain/datum.ts';
import { SEMINARE } from '#domain/liste/seminare.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { Moegliches } from '#domain/seminar/pflicht.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';
import { listeMit } from '#domain/stammdaten/listen.ts';
import { SEMINAR, type SeminarStatus, SICHTBARE_SEMINARE } from '#domain/status/seminar.ts';
import type { DB } from '#projections/db.ts';
import { einStatus } from '../liste/ausdruck.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import { ladeEintraege } from '../traeger/namen.ts';

export interface Seminarzeile {
	readonly id: string;
	readonly zyklusID: string;
	readonly status: SeminarStatus;
	readonly bezeichnung: string;
	readonly seminartypID: string;
	readonly seminartyp: string | null;
	readonly termine: readonly Termin[];
	readonly von: string | null;
	readonly bis: string | null;
	/** Tenths of a day. */
	readonly geplanteTage: number;
	readonly ort: string | null;
	readonly adresse: string | null;
	readonly isOnline: boolean;
	readonly maxTeilnehmer: number | null;
	/** Places taken, or held for somebody. */
	readonly angemeldet: number;
	readonly wartend: number;
	readonly anmeldeschluss: string | null;
	readonly leitungPersonID: string | null;
	readonly leitung: string | null;
	readonly dienstartIDs: readonly string[];
	readonly dienstarten: readonly string[];
	readonly seminargruppeIDs: readonly string[];
	readonly gruppen: readonly string[];
	readonly beschreibung: string | null;
	readonly absagegrund: string | null;
	readonly version: number;
}

/** What the tenant calls a kind of seminar; as long as he didn't rename it, what the portal calls it. */
const seminartyp = (id: Expression<unknown>): RawBuilder<string> => {
	const mitgeliefert = Object.fromEntries(
		[...(listeMit('seminartyp').vorgaben ?? [])].map(([key, { bezeichnung }]) => [key, bezeichnung]),
	);
	return sql<string>`coalesce((select k.bezeichnung from seminartyp k where k.id::text = ${id}),
		${JSON.stringify(mitgeliefert)}::jsonb ->> ${id})`;
};

/** Open to his group, without groups to his Dienstart; or he has a place in it already. */
const fuerIhn = (freiwilligerID: string | null) => sql<SqlBool>`(case when t.seminargruppe_ids = '{}'
		then t.dienstart_ids = '{}' or ${eigeneDienstart(freiwilligerID)}
		else exists (select from gruppenplatz g where g.freiwilliger_id = ${freiwilligerID} and g.stand = 'ANGEMELDET'
			and g.gruppe_id = any(t.seminargruppe_ids)) end
	or exists (select from seminarplatz p where p.seminar_id = t.id and p.freiwilliger_id = ${freiwilligerID}))`;

/** The Dienstarten of a volunteer's own applications. */
const eigeneDienstart = (freiwilligerID: string | null) => sql<SqlBool>`exists (
	select from wunsch w where w.freiwilliger_id = ${freiwilligerID} and w.dienstart_id = any(t.dienstart_ids))`;

/** Staff of the Traeger sees all, a site what is published, a volunteer what is published for him, or has his place. */
function sicht(akteur: Akteur): Expression<SqlBool>[] {
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return [];
	const veroeffentlicht = einStatus(sql`t.status`, SEMINAR, SICHTBARE_SEMINARE);
	if (hatRolle(akteur, 'MA_VEREIN')) return [veroeffentlicht];
	return [veroeffentlicht, fuerIhn(akteur.freiwilligerID)];
}

const LEITUNG = sql`(select concat_ws(' ', p.vorname, p.nachname) from person p where p.id = t.leitung_person_id)`;
const DIENSTARTEN = sql`array(select d.kurz from dienstart d where d.id = any(t.dienstart_ids) order by d.sortierung, d.id)`;

const GRUPPEN = sql`array(select g.bezeichnung from seminargruppe g where g.id = any(t.seminargruppe_ids) order by g.bezeichnung, g.id)`;

export const seminarplan = (akteur: Akteur, nur?: string): Listenplan =>
	listenplan(
		SEMINARE,
		{
			id: sql`t.id`,
			bezeichnung: sql`t.bezeichnung`,
			seminartyp: seminartyp(sql`t.seminartyp_id`),
			seminartypID: { spalte: sql`t.seminartyp_id`, typ: 'text' },
			termin: { sort: [sql`t.von`, sql`t.bis`] },
			von: sql`t.von`,
			bis: sql`t.bis`,
			ort: sql`t.ort`,
			isOnline: sql`t.is_online`,
			geplanteTage: { sort: sql`t.geplante_tage` },
			maxTeilnehmer: sql`t.max_teilnehmer`,
			angemeldet: { sort: sql`t.angemeldet` },
			wartend: sql`t.wartend`,
			status: sql`t.status`,
			leitung: LEITUNG,
			leitungPersonID: sql`t.leitung_person_id`,
			anmeldeschluss: sql`t.anmeldeschluss`,
			dienstartID: { spalte: sql`t.dienstart_ids`, typ: 'ids' },
			gruppeID: { spalte: sql`t.seminargruppe_ids`, typ: 'ids' },
			mitWarteliste: sql`(t.wartend > 0)`,
			nurFreie: sql`(t.status = ${sql.lit(SEMINAR.nr.Published)} and t.wartend = 0 and (t.max_teilnehmer is null or t.angemeldet < t.max_teilnehmer))`,
		},
		{
			von: sql`seminar t`,
			dazu: sql``,
			weitere: sql`t.zyklus_id as "zyklusID", t.seminartyp_id as "seminartypID", t.termine, t.adresse,
				t.geplante_tage as "geplanteTage", t.angemeldet, t.leitung_person_id as "leitungPersonID", t.dienstart_ids as "dienstartIDs", ${DIENSTARTEN} as dienstarten,
				t.seminargruppe_ids as "seminargruppeIDs", ${GRUPPEN} as gruppen,
				t.beschreibung, t.absagegrund, t.version`,
			sicht: [...sicht(akteur), ...(nur === undefined ? [] : [sql<SqlBool>`t.id = ${nur}`])],
			...(nur !== undefined && { ohneZyklus: true as const }),
			suche: sql`t.suche`,
			zuletzt: sql`t.id`,
		},
	);

export const seminare = (leser: Leser, akteur: Akteur, anfrage: Anfrage): Promise<Seite<Seminarzeile>> =>
	seite<Seminarzeile>(leser, seminarplan(akteur), anfrage);

/** One seminar in the same scope, of whatever cycle; null: not visible. */
export async function einSeminar(leser: Leser, akteur: Akteur, id: string): Promise<Seminarzeile | null> {
	const anfrage = { zyklusID: '', filter: null, text: null, sort: [], seite: 1, groesse: 1, heute: '' };
	const { zeilen } = await seite<Seminarzeile>(leser, seminarplan(akteur, id), anfrage);
	return zeilen[0] ?? null;
}

export interface MoeglichesSeminar extends Moegliches, Pick<Seminarzeile, 'anmeldeschluss'> {
	readonly bezeichnung: string;
	readonly ort: string | null;
	readonly isOnline: boolean;
	readonly maxTeilnehmer: number | null;
	/** Places taken, or held for somebody. */
	readonly angemeldet: number;
	readonly wartend: number;
}

const HAT_PLATZ = sql<boolean>`(wartend = 0 and (max_teilnehmer is null or angemeldet < max_teilnehmer))`;

/** Published seminars of a cycle that still lie ahead, inside a service and open to its Dienstart or group. */
export const moeglicheSeminare = (
	db: Kysely<DB>,
	wer: { zyklusID: string; dienstartID: string; gruppeID: string | null; von: string; bis: string; heute: string },
): Promise<MoeglichesSeminar[]> =>
	db
		.selectFrom('seminar')
		.select([
			...(['id', 'bezeichnung', 'seminartyp_id as seminartypID', 'termine', 'ort', 'is_online as isOnline'] as const),
			...(['anmeldeschluss', 'geplante_tage as geplanteTage', 'max_teilnehmer as maxTeilnehmer'] as const),
			...(['angemeldet', 'wartend'] as const),
			HAT_PLATZ.as('hatPlatz'),
		])
		.where('zyklus_id', '=', wer.zyklusID)
		.where('status', '=', SEMINAR.nr.Published)
		.where('von', '>=', maxDatum(wer.von, wer.heute))
		.where('bis', '<=', wer.bis)
		.where(
			sql<SqlBool>`case when seminargruppe_ids = '{}'
				then dienstart_ids = '{}' or ${wer.dienstartID}::uuid = any(dienstart_ids)
				else coalesce(${wer.gruppeID}::uuid = any(seminargruppe_ids), false) end`,
		)
		.orderBy('von')
		.orderBy('id')
		.execute();

/** Names for the history: kinds, Dienstarten, leaders, volunteers and who acted. */
export async function seminarnamen(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const gesucht = sql<string>`any(${[...ids]}::uuid[])`;
	const namen = await db
		.selectFrom('benutzer')
		.select(['id', 'name'])
		.where('id', '=', gesucht)
		.unionAll(db.selectFrom('dienstart').select(['id', 'kurz as name']))
		.unionAll(db.selectFrom('seminargruppe').select(['id', 'bezeichnung as name']).where('id', '=', gesucht))
		.unionAll(
			db
				.selectFrom('freiwilliger')
				.select((eb) => ['id', sql<string>`concat_ws(' ', ${eb.ref('vorname')}, ${eb.ref('nachname')})`.as('name')])
				.where('id', '=', gesucht),
		)
		.unionAll(
			db
				.selectFrom('person')
				.select((eb) => ['id', sql<string>`concat_ws(' ', ${eb.ref('vorname')}, ${eb.ref('nachname')})`.as('name')])
				.where('id', '=', gesucht),
		)
		.execute();
	return new Map([...(await ladeEintraege(db)), ...namen.map(({ id, name }) => [id, name] as const)]);
}

/** Who may lead a seminar: active persons with the function for it, and the one who does. */
export const leitungen = (db: Kysely<DB>): Promise<{ id: string; name: string }[]> =>
	db
		.selectFrom('person')
		.select((eb) => ['id', sql<string>`concat_ws(' ', ${eb.ref('vorname')}, ${eb.ref('nachname')})`.as('name')])
		.where('is_aktiv', '=', true)
		.where((eb) =>
			eb.exists(
				eb
					.selectFrom('person_funktion as f')
					.select('f.person_id')
					.whereRef('f.person_id', '=', 'person.id')
					.where('f.funktion', '=', 'SEMINAR'),
			),
		)
		.orderBy('nachname')
		.orderBy('vorname')
		.orderBy('id')
		.execute();

/** What kinds of seminars are called here, by their ids. */
export async function seminartypnamen(db: Kysely<DB>): Promise<ReadonlyMap<string, string>> {
	const namen = new Map(
		[...(listeMit('seminartyp').vorgaben ?? [])].map(([key, { bezeichnung }]) => [key, bezeichnung]),
	);
	for (const { id, bezeichnung } of await db.selectFrom('seminartyp').select(['id', 'bezeichnung']).execute())
		namen.set(id, bezeichnung);
	return namen;
}

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { BENUTZER } from '#domain/liste/benutzer.ts';
import { ROLLEN, type Rolle } from '#domain/rollen.ts';
import type { UserStatus } from '#domain/status/user.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import { ADRESSEN_DER_ZEILE, ADRESSNAME, type Adressname } from './einladungen.ts';

/** An account as administrators see it. */
export interface Verwaltungszeile {
	readonly id: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly name: string;
	readonly email: string;
	/** Waits for its confirmation. */
	readonly emailNeu: string | null;
	readonly rollen: readonly Rolle[];
	readonly adressen: readonly Adressname[];
	readonly status: UserStatus;
	readonly isGesperrt: boolean;
	readonly isBetreuerAutomatischZuweisen: boolean;
	readonly hatZweitenFaktor: boolean;
	readonly sprache: 'de' | 'en';
	readonly freiwilligerID: string | null;
	/** The contact person linked to it. */
	readonly personID: string | null;
	readonly letzterLogin: string | null;
}

/** Filtered by the highest role: an administrator always is staff of the Traeger too. */
const HOECHSTE = sql`case ${sql.join(
	[...ROLLEN].reverse().map((rolle) => sql`when ${sql.lit(rolle)} = any(t.rollen) then ${sql.lit(rolle)}`),
	sql` `,
)} end`;

const LETZTER_LOGIN = sql`(select s.zuletzt from anmeldestand s where s.user_id = t.id::text)`;

export const benutzerplan = (nur?: string): Listenplan =>
	listenplan(
		BENUTZER,
		{
			id: sql`t.id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			name: { sort: [sql`t.nachname`, sql`t.vorname`] },
			email: { zeigt: sql`t.email`, sort: sql`lower(t.email)` },
			rolle: { sort: HOECHSTE, filter: HOECHSTE },
			status: { zeigt: sql`t.status`, sort: [sql`t.status`, sql`t.is_gesperrt`] },
			isGesperrt: sql`t.is_gesperrt`,
			isFreiwillig: sql`(not t.is_mitarbeitend)`,
			adresseID: { spalte: sql`(t.einsatzstelle_ids || t.einsatzort_ids)`, typ: 'ids' },
			letzterLogin: { zeigt: sql`l.zuletzt`, sort: LETZTER_LOGIN, filter: LETZTER_LOGIN },
		},
		{
			von: sql`benutzer t`,
			dazu: sql`
				left join anmeldestand l on l.user_id = t.id::text
				left join lateral (select p.id from person p where p.user_id = t.id limit 1) p on true`,
			weitere: sql`
				t.name, t.email_neu as "emailNeu", t.rollen, ${ADRESSEN_DER_ZEILE},
				t.is_betreuer_automatisch as "isBetreuerAutomatischZuweisen", t.hat_zweiten_faktor as "hatZweitenFaktor",
				t.sprache, t.freiwilliger_id as "freiwilligerID", p.id as "personID"`,
			sicht: [sql<boolean>`not t.is_geloescht`, ...(nur === undefined ? [] : [sql<boolean>`t.id = ${nur}`])],
			ohneZyklus: true,
			reihen: { name: 'eigen' },
			zuletzt: sql`t.id`,
		},
	);

export const verwalteteBenutzer = (leser: Leser, anfrage: Anfrage): Promise<Seite<Verwaltungszeile>> =>
	seite<Verwaltungszeile>(leser, benutzerplan(), anfrage);

export async function einBenutzer(leser: Leser, id: string): Promise<Verwaltungszeile | null> {
	const anfrage = { zyklusID: '', filter: null, text: null, sort: [], seite: 1, groesse: 1, heute: '' };
	const { zeilen } = await seite<Verwaltungszeile>(leser, benutzerplan(id), anfrage);
	return zeilen[0] ?? null;
}

const PERSONENTREFFER = z.strictObject({ id: z.string(), name: z.string(), adressen: z.array(ADRESSNAME) });
/** A contact person with this address, and the places he is named at. */
export type Personentreffer = Readonly<z.infer<typeof PERSONENTREFFER>>;

/** Whom an address belongs to that is about to be invited. */
export const personenZurEmail = (db: Kysely<DB>, email: string): Promise<readonly Personentreffer[]> =>
	frageRoh(
		db,
		PERSONENTREFFER,
		sql`
		select p.id, p.vorname || ' ' || p.nachname as name, coalesce((
			select json_agg(distinct jsonb_build_object('id', a.id, 'bezeichnung', a.bezeichnung, 'typ', a.typ))
			from person_funktion f join adresse a on a.id = f.adresse_id and a.typ in ('EINSATZSTELLE', 'EINSATZORT')
			where f.person_id = p.id
		), '[]') as adressen
		from person p where p.is_aktiv and lower(p.email) = lower(${email}) order by p.nachname, p.vorname, p.id limit 5`,
	);

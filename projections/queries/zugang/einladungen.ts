import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { EINLADUNGEN } from '#domain/liste/benutzer.ts';
import { ROLLEN, type Rolle } from '#domain/rollen.ts';
import type { Einladungsstatus } from '#domain/status/zugang.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';

export const ADRESSNAME = z.strictObject({
	id: z.string(),
	bezeichnung: z.string(),
	typ: z.enum(['EINSATZSTELLE', 'EINSATZORT']),
});
/** A place an account is assigned to. */
export type Adressname = Readonly<z.infer<typeof ADRESSNAME>>;

/** The names of an account's places, for a row `t` that holds their ids. */
export const ADRESSEN_DER_ZEILE = sql`
	coalesce((
		select json_agg(json_build_object('id', a.id, 'bezeichnung', a.bezeichnung, 'typ', a.typ)
			order by a.bezeichnung, a.typ desc, a.id)
		from adresse a where a.id = any(t.einsatzstelle_ids || t.einsatzort_ids)
	), '[]') as adressen`;

/** An invitation of a user. */
export interface Einladungszeile {
	readonly id: string;
	/** Today: one that has run out says so before the daily job has marked it. */
	readonly status: Einladungsstatus;
	readonly email: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly rollen: readonly Rolle[];
	readonly adressen: readonly Adressname[];
	readonly isBetreuerAutomatischZuweisen: boolean;
	readonly eingeladenVonID: string | null;
	readonly eingeladenVon: string | null;
	readonly erstelltAm: string;
	readonly gueltigBis: string;
	readonly userID: string | null;
}

/** What the row holds beside what the list shows. */
const UEBRIGE = sql`
	t.rollen, ${ADRESSEN_DER_ZEILE}, t.is_betreuer_automatisch_zuweisen as "isBetreuerAutomatischZuweisen",
	t.eingeladen_von as "eingeladenVonID", b.name as "eingeladenVon", t.user_id as "userID"`;

export const einladungsplan = (jetzt: string): Listenplan =>
	listenplan(
		EINLADUNGEN,
		{
			id: sql`t.id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			name: { sort: [sql`t.nachname`, sql`t.vorname`] },
			email: { zeigt: sql`t.email`, sort: sql`lower(t.email)` },
			status: sql`t.status_heute`,
			erstelltAm: sql`t.erstellt_am`,
			gueltigBis: sql`t.gueltig_bis`,
		},
		{
			von: sql`(
				select e.*, lower(e.nachname || ' ' || e.vorname || ' ' || e.email) as suchtext,
					case when e.status = 'OFFEN' and e.gueltig_bis <= ${jetzt} then 'ABGELAUFEN' else e.status end as status_heute
				from user_einladung e
			) t`,
			dazu: sql`left join benutzer b on b.id = t.eingeladen_von::uuid`,
			weitere: UEBRIGE,
			sicht: [],
			ohneZyklus: true,
			zuletzt: sql`t.id`,
		},
	);

export const einladungen = (leser: Leser, anfrage: Anfrage, jetzt: string): Promise<Seite<Einladungszeile>> =>
	seite<Einladungszeile>(leser, einladungsplan(jetzt), anfrage);

/** An invitation as decisions take it, and as its own page shows it. */
export interface Einladung extends Einladungszeile {
	readonly einsatzstelleIDs: readonly string[];
	readonly einsatzortIDs: readonly string[];
}

const EINLADUNG: z.ZodType<Einladung> = z.strictObject({
	id: z.string(),
	status: z.enum(['OFFEN', 'ANGENOMMEN', 'ABGELAUFEN', 'ZURUECKGEZOGEN']),
	email: z.string(),
	vorname: z.string(),
	nachname: z.string(),
	erstelltAm: z.string(),
	gueltigBis: z.string(),
	rollen: z.array(z.enum(ROLLEN)),
	adressen: z.array(ADRESSNAME),
	isBetreuerAutomatischZuweisen: z.boolean(),
	eingeladenVonID: z.string().nullable(),
	eingeladenVon: z.string().nullable(),
	userID: z.string().nullable(),
	einsatzstelleIDs: z.array(z.string()),
	einsatzortIDs: z.array(z.string()),
});

/** As it stands in the table, expired or not. */
export const einladungVon = (db: Kysely<DB>, id: string): Promise<Einladung | null> =>
	frageRohEine(
		db,
		EINLADUNG,
		sql`
		select t.id, t.status, t.email, t.vorname, t.nachname, t.erstellt_am as "erstelltAm", t.gueltig_bis as "gueltigBis",
			${UEBRIGE}, t.einsatzstelle_ids as "einsatzstelleIDs", t.einsatzort_ids as "einsatzortIDs"
		from (select e.* from user_einladung e where e.id = ${id}) t
		left join benutzer b on b.id = t.eingeladen_von::uuid`,
	);

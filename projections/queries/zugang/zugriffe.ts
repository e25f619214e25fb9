import { type Kysely, sql } from 'kysely';
import { ZUGRIFFE } from '#domain/liste/zugriffe.ts';
import { hatRolle } from '#domain/rollen.ts';
import type { Datenart, Zugriffsart } from '#domain/zugriff/protokoll.ts';
import type { DB } from '#projections/db.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, alle, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import type { Blick } from '../liste/sicht.ts';

/** A row of the record of access; names are null where the person has been erased. */
export interface Zugriffszeile {
	readonly id: string;
	readonly zeit: string;
	readonly art: Zugriffsart;
	/** null: somebody without an account. */
	readonly userID: string | null;
	readonly user: string | null;
	/** Who looked in the view of `userID`. */
	readonly impersoniertVonID: string | null;
	readonly impersoniertVon: string | null;
	readonly betroffenerID: string | null;
	readonly betroffener: string | null;
	/** The one concerned has a file. */
	readonly hatAkte: boolean;
	readonly datenarten: readonly Datenart[] | null;
	readonly anlass: string | null;
	readonly anzahl: number | null;
	readonly filter: unknown;
	readonly ip: string | null;
}

/** For administrators only. */
export const zugriffsplan = ({ akteur }: Blick): Listenplan =>
	listenplan(
		ZUGRIFFE,
		{
			id: sql`t.id`,
			zeit: sql`t.zeit`,
			art: sql`t.art`,
			ip: sql`t.ip`,
			// Who acted himself, be it in the view of another.
			userID: sql`coalesce(t.impersoniert_von, t.user_id)`,
			betroffenerID: sql`t.betroffener`,
			betroffener: sql`t.person`,
			datenart: { spalte: sql`t.datenarten`, typ: 'texte' },
		},
		{
			von: sql`(
				select z.*, coalesce(u.name, 'API-Schlüssel ' || k.bezeichnung) as "user", i.name as akteur, f.id is not null as hat_akte,
					coalesce(nullif(trim(concat_ws(' ', f.vorname, f.nachname)), ''), p.name) as person,
					lower(concat_ws(' ', u.name, k.bezeichnung, i.name, f.vorname, f.nachname, p.name)) as suchtext
				from zugriff z
				left join benutzer u on u.id = z.user_id::uuid
				left join api_schluessel k on k.id = z.user_id::uuid
				left join benutzer i on i.id = z.impersoniert_von::uuid
				left join freiwilliger f on f.id = z.betroffener::uuid
				left join benutzer p on p.id = z.betroffener::uuid
			) t`,
			dazu: sql``,
			weitere: sql`
				t.user_id as "userID", t."user", t.impersoniert_von as "impersoniertVonID", t.akteur as "impersoniertVon",
				t.betroffener as "betroffenerID", t.person as betroffener, t.hat_akte as "hatAkte", t.datenarten, t.anlass,
				t.anzahl, t.filter`,
			sicht: hatRolle(akteur, 'ADMIN') ? [] : [sql<boolean>`false`],
			ohneZyklus: true,
			zuletzt: sql`t.id desc`,
		},
	);

export const zugriffe = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Zugriffszeile>> =>
	seite<Zugriffszeile>(leser, zugriffsplan(blick), anfrage);

export const alleZugriffe = (db: Kysely<DB>, blick: Blick, anfrage: Anfrage): Promise<readonly Zugriffszeile[]> =>
	alle<Zugriffszeile>(db, zugriffsplan(blick), anfrage);

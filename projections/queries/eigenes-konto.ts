import { type Kysely, sql } from 'kysely';
import type { Rolle } from '#domain/rollen.ts';
import type { Sprache } from '#domain/user/ereignisse.ts';
import type { DB } from '#projections/db.ts';

/** The own account as its owner sees it. */
export interface EigenesKonto {
	readonly id: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
	/** Awaits its confirmation. */
	readonly emailNeu: string | null;
	readonly rollen: readonly Rolle[];
	readonly sprache: Sprache;
	readonly isBetreuerAutomatischZuweisen: boolean;
	/** Without one the account is entered by the links of mails alone. */
	readonly hatKennwort: boolean;
	/** Image of the signature. */
	readonly unterschriftUploadID: string | null;
	readonly zweiterFaktorSeit: string | null;
	/** Left of the codes for an emergency. */
	readonly wiederherstellungscodes: number;
}

export async function eigenesKonto(db: Kysely<DB>, userID: string): Promise<EigenesKonto | null> {
	const { rows } = await sql<EigenesKonto>`
		select b.id, b.vorname, b.nachname, b.email, b.email_neu as "emailNeu", b.rollen, b.sprache,
			b.is_betreuer_automatisch as "isBetreuerAutomatischZuweisen",
			exists (select from kennwort k where k.user_id = b.id::text) as "hatKennwort",
			(select u.id from upload u where u.besitzer_art = 'USER' and u.besitzer_id = b.id::text) as "unterschriftUploadID",
			z.aktiv_seit as "zweiterFaktorSeit",
			(select count(*)::int from wiederherstellungscode w where w.user_id = b.id::text) as "wiederherstellungscodes"
		from benutzer b left join zweiter_faktor z on z.user_id = b.id::text
		where b.id = ${userID}`.execute(db);
	return rows[0] ?? null;
}

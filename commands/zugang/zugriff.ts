/** The record of access. Table: Audit. Whoever can't be recorded isn't served: none of these swallows its failure. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Akteur } from '#domain/rollen.ts';
import type { Anlass, Datenart, Exportliste } from '#domain/zugriff/protokoll.ts';
import type { DB } from '#projections/db.ts';
import { tueRoh } from '#projections/roh.ts';
import { kurzeIP } from './kurze-ip.ts';

const NICHT_ERNEUT_MINUTEN = 15;

/** Who reads what of whom, and where. */
export interface Einsicht {
	readonly akteur: Akteur;
	/** Volunteers. */
	readonly betroffene: readonly string[];
	readonly arten: readonly Datenart[];
	readonly anlass: Anlass;
	readonly ip: string;
}

/**
 * Records that somebody reads sensitive data of others, a row for each of them; once for a while, however often the page
 * is loaded. Asked as a pair, the time is looked up along the index of who is concerned: while an export runs the
 * database still believes that hardly anything was recorded just now, and would go through all of that each time.
 */
export async function merkeEinsicht(db: Kysely<DB>, einsicht: Einsicht): Promise<void> {
	const { akteur, betroffene, arten, anlass, ip } = einsicht;
	const { userID, impersoniertVon } = akteur;
	const gedaechtnis = gedaechtnisVon(db);
	const neue = betroffene.filter((betroffener) => !gedaechtnis.weiss(schluessel(einsicht, betroffener)));
	if (arten.length === 0 || neue.length === 0) return;
	await tueRoh(
		db,
		sql`
		insert into zugriff (art, user_id, impersoniert_von, betroffener, datenarten, anlass, ip)
		select 'EINSICHT', ${userID}, ${impersoniertVon}, p.betroffener, ${sql.val(arten)}::text[], ${anlass}, ${kurzeIP(ip)}
		from unnest(${sql.val(neue)}::text[]) as p(betroffener)
		where not exists (
			select from zugriff z where z.betroffener = p.betroffener and z.datenarten @> ${sql.val(arten)}::text[]
				and z.anlass = ${anlass} and z.user_id is not distinct from ${userID}
				and z.impersoniert_von is not distinct from ${impersoniertVon} and z.art = 'EINSICHT'
				and (z.betroffener, z.zeit) > (p.betroffener, now() - make_interval(mins => ${NICHT_ERNEUT_MINUTEN}))
		)`,
	);
	for (const betroffener of neue) gedaechtnis.merke(schluessel(einsicht, betroffener));
}

const schluessel = ({ akteur, arten, anlass }: Einsicht, betroffener: string): string =>
	[akteur.userID, akteur.impersoniertVon, anlass, betroffener, ...arten].join(' ');

/** What this process recorded just now, so that the next look at the same page costs no round trip. */
class Gedaechtnis {
	readonly #bis = new Map<string, number>();

	weiss(schluessel: string): boolean {
		return (this.#bis.get(schluessel) ?? 0) > Date.now();
	}

	merke(schluessel: string): void {
		if (this.#bis.size >= MERKT_SICH) this.#bis.clear();
		this.#bis.set(schluessel, Date.now() + NICHT_ERNEUT_MINUTEN * 60_000);
	}
}
const MERKT_SICH = 10_000;
const GEDAECHTNISSE = new WeakMap<Kysely<DB>, Gedaechtnis>();

function gedaechtnisVon(db: Kysely<DB>): Gedaechtnis {
	const vorhanden = GEDAECHTNISSE.get(db) ?? new Gedaechtnis();
	GEDAECHTNISSE.set(db, vorhanden);
	return vorhanden;
}

/** Which list left the portal as a file. */
export interface Export {
	readonly akteur: Akteur;
	readonly liste: Exportliste;
	/** Rows in it. */
	readonly anzahl: number;
	readonly filter: object | null;
	readonly ip: string;
}

export async function merkeExport(db: Kysely<DB>, { akteur, liste, anzahl, filter, ip }: Export): Promise<void> {
	await tueRoh(
		db,
		sql`
		insert into zugriff (art, user_id, impersoniert_von, anlass, anzahl, filter, ip)
		values ('EXPORT', ${akteur.userID}, ${akteur.impersoniertVon}, ${liste}, ${anzahl},
			${filter && JSON.stringify(filter)}::jsonb, ${kurzeIP(ip)})`,
	);
}

/** An attempt to get in that failed. */
export interface Fehlversuch {
	/** The address as it was typed; kept as the account it belongs to, otherwise only as a hash. null: by a link. */
	readonly login: string | null;
	readonly anlass: Anlass;
	readonly ip: string;
}

/**
 * Records a failed login. Whoever is slowed down already is recorded once for a while: a flood of attempts mustn't
 * become a flood of rows.
 */
export async function merkeFehlversuch(db: Kysely<DB>, { login, anlass, ip }: Fehlversuch): Promise<void> {
	const email = login?.trim().toLowerCase() ?? null;
	const kennung = email && createHash('sha256').update(`zugriff ${email}`).digest();
	await tueRoh(
		db,
		sql`
		insert into zugriff (art, user_id, kennung, anlass, ip)
		select 'FEHLVERSUCH', b.id::text, case when b.id is null then ${kennung}::bytea end, ${anlass}, ${kurzeIP(ip)}
		from (select) jemand left join lateral (select id from benutzer where lower(email) = ${email} limit 1) b on true
		where ${anlass} <> 'GEBREMST' or not exists (
			select from zugriff z where z.art = 'FEHLVERSUCH' and z.anlass = 'GEBREMST'
				and (z.user_id = b.id::text or (b.id is null and z.kennung = ${kennung}))
				and z.ip is not distinct from ${kurzeIP(ip)} and z.zeit > now() - make_interval(mins => ${NICHT_ERNEUT_MINUTEN})
		)`,
	);
}

import { createHmac, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { neuesToken, tokenHash } from '#commands/zugang/einmal-token.ts';
import type { Anlass } from '#domain/zugriff/protokoll.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine, tueRoh } from '#projections/roh.ts';
import { kurzeIP } from './kurze-ip.ts';

/** A login: all refresh tokens that came from one another are one family. */
export interface Sitzungspaar {
	readonly familie: string;
	readonly userID: string;
	readonly impersoniertVon: string | null;
	readonly refreshToken: string;
}

export const REFRESH_TAGE = 30;
/** Two tabs that refresh at once aren't a thief; later, or two generations back, is reuse. */
const NACHSICHT_SEKUNDEN = 10;

export const ablauf = sql<string>`now() + make_interval(days => ${REFRESH_TAGE})`;

/** How somebody got in, for the record. */
export interface Anmeldeweg {
	readonly weg?: Anlass;
	readonly ip?: string;
}

/** Signs a user in, and records that in the same statement. */
export async function eroeffneSitzung(
	db: Kysely<DB>,
	userID: string,
	{ weg, ip = '' }: Anmeldeweg = {},
): Promise<Sitzungspaar> {
	const refreshToken = neuesToken();
	const familie = randomUUID();
	await tueRoh(
		db,
		sql`
		with neu as (
			insert into sitzung (familie, user_id, token_hash, laeuft_ab_am)
			values (${familie}, ${userID}, ${tokenHash(refreshToken)}, ${ablauf})
		), stand as (
			insert into anmeldestand (user_id, zuletzt) values (${userID}, now())
			on conflict (user_id) do update set zuletzt = now()
		)
		insert into zugriff (art, user_id, anlass, ip)
		values ('ANMELDUNG', ${userID}, ${weg ?? null}, ${kurzeIP(ip)})`,
	);
	return { familie, userID, impersoniertVon: null, refreshToken };
}

/** The row `s` is nobody's view of another, or the session of who looks still holds. */
const ANSICHT_GILT = sql<boolean>`(s.akteur_familie is null or exists (
	select from sitzung a where a.familie = s.akteur_familie
		and a.ersetzt_am is null and a.widerrufen_am is null and a.laeuft_ab_am > now()))`;

const SITZUNG = z.strictObject({
	familie: z.string(),
	user_id: z.string(),
	impersoniert_von: z.string().nullable(),
});

/**
 * Exchanges a refresh token for its one child. The child follows from parent and key, so that parallel refreshes of
 * the same token all get it although only its hash is stored. null: unknown, expired, revoked, or used again, which
 * ends the whole family. A view of another user isn't prolonged.
 */
export async function erneuereSitzung(
	db: Kysely<DB>,
	schluessel: string,
	refreshToken: string,
): Promise<Sitzungspaar | null> {
	const eltern = tokenHash(refreshToken);
	const kindToken = createHmac('sha256', schluessel).update(`refresh ${refreshToken}`).digest('base64url');
	const kind = tokenHash(kindToken);
	const erneuert = await frageRohEine(
		db,
		SITZUNG,
		sql`
		with eltern as (
			update sitzung s set ersetzt_am = now()
			where token_hash = ${eltern} and ersetzt_am is null and widerrufen_am is null and laeuft_ab_am > now()
				and ${ANSICHT_GILT}
			returning familie, user_id, impersoniert_von, akteur_familie, laeuft_ab_am
		)
		insert into sitzung (familie, user_id, impersoniert_von, akteur_familie, token_hash, eltern_hash, laeuft_ab_am)
		select familie, user_id, impersoniert_von, akteur_familie, ${kind}, ${eltern},
			case when akteur_familie is null then ${ablauf} else laeuft_ab_am end from eltern
		returning familie, user_id, impersoniert_von`,
	);
	const zeile = erneuert ?? (await nachsicht(db, eltern, kind));
	if (!zeile) return null;
	return {
		familie: zeile.familie,
		userID: zeile.user_id,
		impersoniertVon: zeile.impersoniert_von,
		refreshToken: kindToken,
	};
}

/** A token that was exchanged already: good for a moment while its child is unused, otherwise a sign of theft. */
async function nachsicht(db: Kysely<DB>, eltern: Buffer, kind: Buffer) {
	const zeile = await frageRohEine(
		db,
		SITZUNG.extend({ nachsehen: z.boolean() }),
		sql`
		select e.familie, e.user_id, e.impersoniert_von,
			(k.token_hash is not null and k.ersetzt_am is null and k.widerrufen_am is null
				and e.ersetzt_am > now() - make_interval(secs => ${NACHSICHT_SEKUNDEN})) as nachsehen
		from sitzung e left join sitzung k on k.token_hash = ${kind}
		where e.token_hash = ${eltern} and e.widerrufen_am is null and e.ersetzt_am is not null`,
	);
	if (zeile && !zeile.nachsehen) await beendeNachWiederverwendung(db, zeile.familie);
	return zeile?.nachsehen ? zeile : null;
}

async function beendeNachWiederverwendung(db: Kysely<DB>, familie: string): Promise<void> {
	await tueRoh(
		db,
		sql`
		with beendet as (
			update sitzung set widerrufen_am = now() where familie = ${familie} and widerrufen_am is null
			returning user_id, impersoniert_von
		)
		insert into zugriff (art, user_id, impersoniert_von, anlass)
		select distinct 'FEHLVERSUCH', user_id, impersoniert_von, 'WIEDERVERWENDET' from beendet`,
	);
}

/** By what a session is known that shall end. */
export interface Abmeldung {
	readonly refreshToken: string | null;
	readonly familie: string | null;
	readonly ip: string;
}

/** Logout. Out of the view of another user too one leaves the portal altogether. */
export async function beendeSitzung(db: Kysely<DB>, { refreshToken, familie, ip }: Abmeldung): Promise<void> {
	await tueRoh(
		db,
		sql`
		with gemeint as (
			select familie, akteur_familie from sitzung
			where token_hash = ${refreshToken && tokenHash(refreshToken)}::bytea or familie = ${familie}::uuid
		), beendet as (
			update sitzung set widerrufen_am = now()
			where widerrufen_am is null
				and familie in (select familie from gemeint union select akteur_familie from gemeint)
			returning familie, user_id, impersoniert_von
		)
		insert into zugriff (art, user_id, impersoniert_von, betroffener, ip)
		select distinct on (familie) case when impersoniert_von is null then 'ABMELDUNG' else 'ANSICHT_ENDE' end,
			user_id, impersoniert_von, case when impersoniert_von is not null then ${angesehener} end, ${kurzeIP(ip)}
		from beendet`,
	);
}

/** Whom the view of `user_id` shows: the volunteer whose account it is, otherwise the user. */
export const angesehener = sql`coalesce((select b.freiwilliger_id::text from benutzer b where b.id = user_id::uuid), user_id)`;

/** The statement that ends every session of a user, in the transaction of what demands it; `ausser`: but this one. */
export function widerrufAller(db: Kysely<DB>, userID: string, ausser: string | null = null) {
	return db
		.updateTable('sitzung')
		.set({ widerrufen_am: sql<string>`now()` })
		.where('user_id', '=', userID)
		.where('widerrufen_am', 'is', null)
		.$if(ausser !== null, (abfrage) => abfrage.where('familie', '!=', ausser));
}

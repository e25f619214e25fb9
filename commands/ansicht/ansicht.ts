/** The view of another user: a session of its own that rests on the session of who looks. Table: Impersonation. */

import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { neuesToken, tokenHash } from '#commands/zugang/einmal-token.ts';
import { kurzeIP } from '#commands/zugang/kurze-ip.ts';
import { ablauf, angesehener, type Sitzungspaar } from '#commands/zugang/sitzungen.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { USER } from '#domain/status/user.ts';
import { OHNE_KONTO, pruefeAnsicht } from '#domain/zugriff/ansicht.ts';
import type { DB } from '#projections/db.ts';
import { type Konto, kontoVon } from '#projections/queries/zugang/akteur.ts';
import { frageRohEine, tueRoh } from '#projections/roh.ts';

/** However often it is renewed. */
const ANSICHT_MINUTEN = 60;

/** Who looks, and from where. */
export interface Betrachter {
	readonly akteur: Akteur;
	/** His session; it stays on the server while he looks. */
	readonly familie: string;
	readonly ip: string;
}

/** Opens the view of the volunteer whose file this is. */
export async function oeffneAnsichtDesFreiwilligen(
	db: Kysely<DB>,
	betrachter: Betrachter,
	freiwilligerID: string,
): Promise<Sitzungspaar> {
	const akte = await db
		.selectFrom('freiwilliger')
		.select('user_id as userID')
		.where('id', '=', freiwilligerID)
		.executeTakeFirst();
	if (!akte) throw new Abgelehnt([NICHT_GEFUNDEN]);
	if (!akte.userID) throw new Abgelehnt([OHNE_KONTO]);
	return oeffneAnsicht(db, betrachter, akte.userID);
}

/** Opens the view of an account, as far as the table lets this actor. */
export async function oeffneAnsicht(db: Kysely<DB>, betrachter: Betrachter, userID: string): Promise<Sitzungspaar> {
	const ziel = await kontoVon(db, userID);
	if (!ziel || istGeloescht(ziel)) throw new Abgelehnt([NICHT_GEFUNDEN]);
	const verstoss = pruefeAnsicht(betrachter.akteur, ziel);
	if (verstoss) throw new Abgelehnt([verstoss]);
	return eroeffne(db, betrachter, userID);
}

/** Confirmed and not blocked, and yet no longer in use. */
const istGeloescht = ({ status, isGesperrt, isAktiv }: Konto): boolean =>
	status === USER.nr.Freigeschaltet && !isGesperrt && !isAktiv;

/** One statement: there is no view that isn't recorded. */
async function eroeffne(db: Kysely<DB>, { akteur, familie: akteurFamilie, ip }: Betrachter, userID: string) {
	const refreshToken = neuesToken();
	const familie = randomUUID();
	await tueRoh(
		db,
		sql`
		with neu as (
			insert into sitzung (familie, user_id, impersoniert_von, akteur_familie, token_hash, laeuft_ab_am)
			values (${familie}, ${userID}, ${akteur.userID}, ${akteurFamilie}, ${tokenHash(refreshToken)},
				now() + make_interval(mins => ${ANSICHT_MINUTEN}))
			returning user_id, impersoniert_von
		)
		insert into zugriff (art, user_id, impersoniert_von, betroffener, ip)
		select 'ANSICHT_BEGINN', user_id, impersoniert_von, ${angesehener}, ${kurzeIP(ip)} from neu`,
	);
	return { familie, userID, impersoniertVon: akteur.userID, refreshToken };
}

const BEWAHRT = z.strictObject({ familie: z.string(), user_id: z.string() });

/**
 * Ends a view and gives a fresh pair of the session it rested on. `ersetze`: whoever looked has no pair but this one,
 * so the kept token is done with; an API client still holds his. null: the view has ended already.
 */
export async function beendeAnsicht(
	db: Kysely<DB>,
	{ familie, ersetze, ip }: { readonly familie: string; readonly ersetze: boolean; readonly ip: string },
): Promise<Sitzungspaar | null> {
	const refreshToken = neuesToken();
	const zeile = await frageRohEine(
		db,
		BEWAHRT,
		sql`
		with ansicht as (
			update sitzung set widerrufen_am = now()
			where familie = ${familie} and widerrufen_am is null and akteur_familie is not null
			returning user_id, impersoniert_von, akteur_familie
		), vermerk as (
			insert into zugriff (art, user_id, impersoniert_von, betroffener, ip)
			select distinct 'ANSICHT_ENDE', user_id, impersoniert_von, ${angesehener}, ${kurzeIP(ip)} from ansicht
		), bewahrt as (
			update sitzung set ersetzt_am = case when ${ersetze} then now() end
			where familie in (select akteur_familie from ansicht)
				and ersetzt_am is null and widerrufen_am is null and laeuft_ab_am > now()
			returning familie, user_id, token_hash
		)
		insert into sitzung (familie, user_id, token_hash, eltern_hash, laeuft_ab_am)
		select familie, user_id, ${tokenHash(refreshToken)}, token_hash, ${ablauf} from bewahrt limit 1
		returning familie, user_id`,
	);
	return zeile ? { familie: zeile.familie, userID: zeile.user_id, impersoniertVon: null, refreshToken } : null;
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';
import { tueRoh } from '#projections/roh.ts';

export const PLATZANGEBOTE_SENDEN = 'platzangebote-senden';

/**
 * Notes which places are to stand at freiwillig-ja: those of the chosen Dienstarten for which one can apply; none, while
 * it is switched off. What changed about them is due at once, whatever it was waiting for.
 */
export async function merkeVor(trx: Kysely<DB>): Promise<void> {
	await tueRoh(
		trx,
		sql`
		with gewollt as (
			select p.id, p.pruefsumme from platzangebot p join freiwilligja_konfiguration k on k.aktiv
			where p.inhalt is not null and p.hindernis is null and p.dienstart_id = any(k.dienstart_ids)
		), ziel as (
			select coalesce(g.id, s.angebot_id) as id, g.pruefsumme as soll
			from gewollt g full join platzsendung s on s.angebot_id = g.id
			where g.pruefsumme is distinct from s.soll
		)
		insert into platzsendung as s (angebot_id, soll, stand, naechster_am)
		select id, soll, 'WARTET', now() from ziel
		on conflict (angebot_id) do update set soll = excluded.soll, stand = 'WARTET', naechster_am = now(),
			versuch = 0, erster_versuch_am = null, antwort = null, fehler = null`,
	);
	await plane(trx);
}

/** There is one row of the outbox while anything is due or will be, and it comes when the first of it does. */
export async function plane(db: Kysely<DB>): Promise<void> {
	await tueRoh(
		db,
		sql`
		update outbox o set faellig_ab = n.am from (select min(naechster_am) as am from platzsendung) n
		where o.schluessel = ${PLATZANGEBOTE_SENDEN} and o.status = 'queued' and n.am < o.faellig_ab`,
	);
	await tueRoh(
		db,
		sql`
		insert into outbox (art, schluessel, faellig_ab)
		select 'job', ${PLATZANGEBOTE_SENDEN}, min(naechster_am) from platzsendung having min(naechster_am) is not null
		on conflict (schluessel) where schluessel = 'platzangebote-senden' and status in ('queued', 'sending')
			do nothing`,
	);
}

/** By hand: what isn't there as it should be is due at once, all of it or these. Returns how many. */
export async function sendeJetzt(db: Kysely<DB>, ids: readonly string[] | null): Promise<number> {
	const faellig = await tueRoh(
		db,
		sql`
		update platzsendung set naechster_am = now(), stand = 'WARTET', versuch = 0, erster_versuch_am = null
		where case when ${ids === null} then stand not in ('AKTUELL', 'ENTFERNT')
			else angebot_id = any(${ids ?? []}::uuid[]) end`,
	);
	await plane(db);
	return faellig;
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';
import { tueRoh } from '#projections/roh.ts';

export const WEBHOOK_SENDEN = 'webhook-senden';

/**
 * A message `z` that may go to its endpoint `w`: nothing that happened to the same before is still to be told. What is
 * sent to try it out, or again by hand, waits for nothing and holds nothing up.
 */
export const SENDBAR = sql`
	z.stand = 'WARTET' and (z.position is null or w.stand = 'AKTIV') and (z.position is null or z.is_erneut or not exists (
		select from webhook_zustellung f where f.webhook_id = z.webhook_id and f.strom = z.strom
			and f.gegenstand = z.gegenstand and f.position < z.position and f.stand = 'WARTET' and not f.is_erneut))`;

/** For each endpoint there is one row of the outbox while it has something due or will have. */
export async function plane(db: Kysely<DB>): Promise<void> {
	const faellig = sql`
		select w.id::text as id, greatest(min(z.naechster_am), w.ruht_bis) as am
		from webhook w join webhook_zustellung z on z.webhook_id = w.id where ${SENDBAR} group by w.id`;
	await tueRoh(
		db,
		sql`
		update outbox o set faellig_ab = f.am from (${faellig}) f
		where o.schluessel = ${WEBHOOK_SENDEN} and o.status = 'queued' and o.daten ->> 'webhookID' = f.id
			and f.am < o.faellig_ab`,
	);
	await tueRoh(
		db,
		sql`
		insert into outbox (art, schluessel, daten, faellig_ab)
		select 'job', ${WEBHOOK_SENDEN}, jsonb_build_object('webhookID', f.id), f.am from (${faellig}) f
		on conflict ((daten ->> 'webhookID')) where schluessel = 'webhook-senden' and status in ('queued', 'sending')
			do nothing`,
	);
}

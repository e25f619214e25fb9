import { type Kysely, sql } from 'kysely';

/**
 * When the content of a mail began to leave: from then on nobody but the receiving server knows whether it arrived.
 * The first index counts what one recipient got of one template, the second finds the files whose personal data waits
 * for its erasure.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table outbox add column uebergabe_am timestamptz`.execute(db);
	await sql`
		create index outbox_budget on outbox (schluessel, empfaenger, coalesce(gesendet_am, uebergabe_am, lease_bis))
		where art = 'mail' and status in ('sending', 'sent', 'uncertain')`.execute(db);
	await sql`create index outbox_loeschung on outbox (erstellt_am) where schluessel = 'LOESCHBESTAETIGUNG'`.execute(db);
}

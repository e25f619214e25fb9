import type { Client } from 'pg';
import type { Postzeile } from './welt.ts';

/** The newest of them; a demo isn't there to fill a disk with mails. */
const HOECHSTENS = 24;

/**
 * Mails of the last days, as what happened left them. The worker sends them once the portal runs, and cancels what has
 * become obsolete; one was refused by its server, another one waits for the fifth attempt.
 */
export async function saePost(client: Client, zeilen: readonly Postzeile[]): Promise<void> {
	const mails = zeilen
		.filter(({ art }) => art === 'mail')
		.toSorted((a, b) => (a.zeit < b.zeit ? -1 : 1))
		.slice(-HOECHSTENS);
	await client.query(OUTBOX, [JSON.stringify(mails)]);
	await client.query(ABGEWIESEN);
	await client.query(AUFGESCHOBEN);
}

const OUTBOX = `
insert into outbox (art, schluessel, empfaenger, daten, stream, version, erstellt_am, faellig_ab)
select art, schluessel, empfaenger, daten, stream, version, zeit, zeit
from json_to_recordset($1) as z(art text, schluessel text, empfaenger jsonb, daten jsonb, stream text, version int,
	zeit timestamptz)`;
const NEUESTE = `
select id from outbox where status = 'queued' and empfaenger ->> 'art' = 'FREIWILLIGER' order by erstellt_am desc, id limit 1`;
const ABGEWIESEN = `
update outbox set status = 'failed', versuch = 1, fehler = 'SMTP 550' where id = (${NEUESTE})`;
const AUFGESCHOBEN = `
update outbox set versuch = 4, fehler = 'ETIMEDOUT', faellig_ab = now() + interval '1 hour' where id = (${NEUESTE})`;

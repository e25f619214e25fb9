import type { PoolClient } from 'pg';
import { z } from 'zod';
import { frageText } from '#projections/roh.ts';
import type { Outboxzeile } from './zeile.ts';

/** Mails of one template to one recipient about one person or application within an hour. */
const BUDGET = 3;
/** Anybody can ask for these: they count whatever they are about, and what is too much is dropped, not sent later. */
const AUF_ZURUF: readonly string[] = [
	'OPTIN_FREIWILLIGER',
	'USER_OPTIN',
	'PASSWORT_RESET',
	'EMAIL_AENDERUNG',
	'ANMELDELINK',
	'KONTO_BESTEHT',
];

type Zeile = Pick<Outboxzeile, 'id' | 'schluessel' | 'empfaenger' | 'daten'>;

/** Mails of one template to one recipient are taken one after the other, until the transaction ends. */
export async function sperreEmpfaenger(
	client: PoolClient,
	{ schluessel, empfaenger }: Pick<Outboxzeile, 'schluessel' | 'empfaenger'>,
): Promise<void> {
	await client.query(SPERREN, [schluessel, JSON.stringify(empfaenger)]);
}

/** The mails of one hour, and when the first of them no longer counts. */
const STUNDE = z.strictObject({ anzahl: z.int(), freiAb: z.string().nullable() });

/**
 * Whether this mail may leave now; one that may not is put off until it may, or cancelled. Mails of the same template
 * to the same recipient wait for each other here, so that two workers don't both take the last one.
 */
export async function hatBudget(client: PoolClient, zeile: Zeile): Promise<boolean> {
	const { id, schluessel, daten } = zeile;
	const empfaenger = JSON.stringify(zeile.empfaenger);
	await sperreEmpfaenger(client, zeile);
	const { wunschID, freiwilligerID } = AUF_ZURUF.includes(schluessel) ? {} : daten;
	const [stunde] = await frageText(client, STUNDE, ZAEHLEN, [
		schluessel,
		empfaenger,
		JSON.stringify(wunschID ? { wunschID } : freiwilligerID ? { freiwilligerID } : {}),
	]);
	const { anzahl = 0, freiAb = null } = stunde ?? {};
	if (anzahl < BUDGET) return true;
	if (AUF_ZURUF.includes(schluessel)) await client.query(STORNIEREN, [id]);
	else await client.query(VERTAGEN, [id, freiAb]);
	return false;
}

const SPERREN = `select pg_advisory_xact_lock(hashtextextended($1 || ($2::jsonb)::text, 0))`;
const ZAEHLEN = `
select count(*)::int as anzahl,
	min(coalesce(gesendet_am, uebergabe_am, lease_bis)) + interval '1 hour' as "freiAb"
from outbox
where art = 'mail' and schluessel = $1 and empfaenger = $2 and daten @> $3
	and status in ('sending', 'sent', 'uncertain')
	and coalesce(gesendet_am, uebergabe_am, lease_bis) > now() - interval '1 hour'`;
const STORNIEREN = `
update outbox set status = 'cancelled', fehler = 'Zu viele Nachrichten in einer Stunde' where id = $1`;
const VERTAGEN = `update outbox set faellig_ab = $2 where id = $1`;

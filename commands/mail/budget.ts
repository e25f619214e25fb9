import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { frageText } from '#projections/roh.ts';
import { mitTransaktion } from './transaktion.ts';
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
	'PERSON_OPTIN',
	'EINLADUNG_EINSATZORT',
];
/** The next one makes the link of the one before worthless. */
const UEBERHOLBAR: readonly string[] = ['PERSON_OPTIN'];

type Zeile = Pick<Outboxzeile, 'id' | 'schluessel' | 'empfaenger' | 'daten' | 'stream' | 'version'>;

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
	if (UEBERHOLBAR.includes(schluessel)) {
		const { rowCount } = await client.query(UEBERHOLT, [id, schluessel, zeile.stream, zeile.version]);
		if (rowCount) return false;
	}
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

/**
 * Whether the mailbox itself may get another mail that anybody can ask for: what it is about may be made anew as often as
 * one likes, with the same address. Known once the mail is written; from then on the mail counts there. It is written
 * down with the address, so that two workers don't both take the last one.
 */
export const hatPostfachBudget = (
	pool: Pool,
	{ id, schluessel, daten }: Pick<Outboxzeile, 'id' | 'schluessel' | 'daten'>,
	adressHash: Buffer,
): Promise<boolean> =>
	mitTransaktion(pool, async (client) => {
		if (!AUF_ZURUF.includes(schluessel) || daten.isProbe) return true;
		await client.query(SPERREN, [schluessel, JSON.stringify(adressHash.toString('hex'))]);
		const [stunde] = await frageText(client, STUNDE, POSTFACH, [schluessel, adressHash, id]);
		if ((stunde?.anzahl ?? 0) >= BUDGET) return false;
		await client.query(`update outbox set adress_hash = $2 where id = $1 and status = 'sending'`, [id, adressHash]);
		return true;
	});

const SPERREN = `select pg_advisory_xact_lock(hashtextextended($1 || ($2::jsonb)::text, 0))`;
const ZAEHLEN = `
select count(*)::int as anzahl,
	min(coalesce(gesendet_am, uebergabe_am, lease_bis)) + interval '1 hour' as "freiAb"
from outbox
where art = 'mail' and schluessel = $1 and empfaenger = $2 and daten @> $3
	and status in ('sending', 'sent', 'uncertain')
	and coalesce(gesendet_am, uebergabe_am, lease_bis) > now() - interval '1 hour'`;
const POSTFACH = `
select count(*)::int as anzahl, null as "freiAb" from outbox
where art = 'mail' and schluessel = $1 and adress_hash = $2 and id <> $3
	and status in ('sending', 'sent', 'uncertain')
	and coalesce(gesendet_am, uebergabe_am, lease_bis) > now() - interval '1 hour'`;
/** Of a mail that isn't sent. */
export const ZU_VIELE = 'Zu viele Nachrichten in einer Stunde';
const STORNIEREN = `update outbox set status = 'cancelled', fehler = '${ZU_VIELE}' where id = $1`;
const UEBERHOLT = `
update outbox set status = 'cancelled', fehler = 'Eine neuere Nachricht ersetzt sie'
where id = $1 and exists (select from outbox n where n.schluessel = $2 and n.stream = $3 and n.version > $4
	and n.status in ('queued', 'sending', 'sent', 'uncertain'))`;
const VERTAGEN = `update outbox set faellig_ab = $2 where id = $1`;

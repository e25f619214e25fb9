import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Empfaenger } from '#commands/reaktionen/mailzeile.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { frageText } from '#projections/roh.ts';
import { OUTBOXZEILE, type Outboxzeile } from './zeile.ts';

/** Mails that wait for others of their kind to the same recipient and leave with them as one. */
const WARTET_BIS: ReadonlyMap<string, string> = new Map([
	['DOKUMENT_ANFORDERUNG', `now() + interval '30 minutes'`],
	['DOKUMENT_MAHNUNG', einMalAmTag(10)],
	['DOKUMENT_EINGEGANGEN', naechsteStunde(7)],
	['SEMINARNACHWEIS_EINGANG', naechsteStunde(7)],
	['DIGEST', naechsteStunde(7)],
]);
/** About one volunteer each. */
const JE_FREIWILLIGEM: readonly string[] = ['DOKUMENT_ANFORDERUNG'];

/** In German time: the hour stays the same when the clocks change. */
function naechsteStunde(stunde: number): string {
	const tag = `(now() at time zone 'Europe/Berlin' - interval '${stunde} hours')::date + 1`;
	return `((${tag}) + interval '${stunde} hours') at time zone 'Europe/Berlin'`;
}

/** Soon, or together with those of the next morning when the recipient has had one today. */
function einMalAmTag(minuten: number): string {
	const heute = `(now() at time zone 'Europe/Berlin')::date`;
	return `case when exists (
		select from outbox heutige
		where heutige.schluessel = outbox.schluessel and heutige.empfaenger = outbox.empfaenger
			and heutige.status in ('sending', 'sent', 'uncertain')
			and (coalesce(heutige.gesendet_am, heutige.uebergabe_am, heutige.lease_bis) at time zone 'Europe/Berlin')::date = ${heute}
	) then (${heute} + 1 + interval '7 hours') at time zone 'Europe/Berlin' else now() + interval '${minuten} minutes' end`;
}

export const wirdGesammelt = (schluessel: string): boolean => WARTET_BIS.has(schluessel);

/** Rows of which this says the same leave as one mail; null: it leaves by itself. */
export const gemeinsam = ({
	schluessel,
	empfaenger,
	daten,
}: Pick<Outboxzeile, 'schluessel' | 'empfaenger' | 'daten'>) =>
	wirdGesammelt(schluessel)
		? JSON.stringify([schluessel, empfaenger, JE_FREIWILLIGEM.includes(schluessel) ? daten.freiwilligerID : null])
		: null;

/** Mails to contact persons go into their daily summary, where the tenant wants one; what asks for an act doesn't. */
export const kommtInDigest = ({ art }: Empfaenger, schluessel: string): boolean =>
	art === 'EINSATZORT' && !wirdGesammelt(schluessel) && !schluessel.startsWith('UNTERSCHRIFT_');

const MAIL = z.strictObject({ wartet: z.boolean() });

/**
 * Whether a mail of these has waited long enough; if not, it is put off. The caller holds the lock of its recipient,
 * so that nobody else gathers the same rows.
 */
export async function hatGewartet(client: PoolClient, { id, schluessel }: Outboxzeile): Promise<boolean> {
	const [mail] = await frageText(client, MAIL, 'select wartet_bis is null as wartet from outbox where id = $1', [id]);
	if (!mail?.wartet) return true;
	const bis = WARTET_BIS.get(schluessel);
	await client.query(`update outbox set wartet_bis = ${bis}, faellig_ab = ${bis} where id = $1`, [id]);
	return false;
}

/** Takes along what else waits for the same recipient, in the transaction that takes the row itself. */
export async function nimmMit(client: PoolClient, { id, schluessel, empfaenger, daten }: Outboxzeile): Promise<void> {
	await client.query(
		`update outbox set status = 'collected', gesammelt_in = $1
		where art = 'mail' and status = 'queued' and schluessel = $2 and empfaenger = $3 and id <> $1
			and ($4::text is null or daten ->> 'freiwilligerID' = $4)`,
		[id, schluessel, JSON.stringify(empfaenger), JE_FREIWILLIGEM.includes(schluessel) ? daten.freiwilligerID : null],
	);
}

const ANZAHL = z.strictObject({ n: z.int() });

/** How many wait that a mail like this would take along. */
export async function wartendeNeben(
	{ pool }: Pick<Umgebung, 'pool'>,
	{ schluessel, empfaenger, daten }: Pick<Outboxzeile, 'schluessel' | 'empfaenger' | 'daten'>,
): Promise<number> {
	const [wartende] = await frageText(
		pool,
		ANZAHL,
		`select count(*)::int as n from outbox
		where art = 'mail' and status = 'queued' and schluessel = $1 and empfaenger = $2
			and ($3::text is null or daten ->> 'freiwilligerID' = $3)`,
		[schluessel, JSON.stringify(empfaenger), JE_FREIWILLIGEM.includes(schluessel) ? daten.freiwilligerID : null],
	);
	return wartende?.n ?? 0;
}

/** The rows that leave with this one, oldest first, it among them. */
export const gesammelte = (pool: Pool, zeile: Outboxzeile): Promise<Outboxzeile[]> =>
	frageText(
		pool,
		OUTBOXZEILE,
		`select id, schluessel, empfaenger, daten, stream, version, versuch, message_id as "messageID" from outbox
		where id = $1 or gesammelt_in = $1 order by erstellt_am, id`,
		[zeile.id],
	);

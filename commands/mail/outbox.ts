import type { Pool, PoolClient } from 'pg';
import type { Empfaenger, Maildaten } from '#commands/reaktionen/mailzeile.ts';
import { mitTransaktion } from './transaktion.ts';

/**
 * The states of an outbox row: queued → sending(attempt) → sent / failed / uncertain / cancelled. Every change names
 * the attempt it belongs to, so that a worker that lost its lease changes nothing any more.
 */
export interface Outboxzeile {
	readonly id: string;
	readonly schluessel: string;
	readonly empfaenger: Empfaenger | null;
	readonly daten: Maildaten;
	/** The event it comes from; null for what no event caused. */
	readonly stream: string | null;
	readonly version: number | null;
	readonly versuch: number;
	readonly messageID: string;
}

/** How long a worker may take for one attempt; the deadlines of sending lie well below. */
export const LEASE_S = 120;
export const VERSUCHE = 8;
const PAUSEN_MIN = [1, 5, 15, 60, 180, 360, 720];

/** Mails of one template to one recipient within an hour. */
const BUDGET = 3;
/** Anybody can ask for these; what is too much is dropped instead of sent later. */
const AUF_ZURUF: readonly string[] = [
	'OPTIN_FREIWILLIGER',
	'USER_OPTIN',
	'PASSWORT_RESET',
	'EMAIL_AENDERUNG',
	'ANMELDELINK',
];

const SPALTEN = 'id, schluessel, empfaenger, daten, stream, version, versuch, message_id as "messageID"';

/** Takes a row that is due for one attempt; null when another has it, it isn't due or its recipient had enough. */
export async function beanspruche(pool: Pool, id: string): Promise<Outboxzeile | null> {
	return mitTransaktion(pool, async (client) => {
		const { rows } = await client.query<Pick<Outboxzeile, 'schluessel' | 'empfaenger'> & { art: string }>(
			`select art, schluessel, empfaenger from outbox
			where id = $1 and status = 'queued' and faellig_ab <= now() for update skip locked`,
			[id],
		);
		const [zeile] = rows;
		if (!zeile) return null;
		if (zeile.art === 'mail' && zeile.empfaenger && !(await hatBudget(client, id, zeile))) return null;
		const genommen = await client.query<Outboxzeile>(
			`update outbox set status = 'sending', versuch = versuch + 1, uebergabe_am = null,
				lease_bis = now() + make_interval(secs => $2)
			where id = $1 returning ${SPALTEN}`,
			[id, LEASE_S],
		);
		return genommen.rows[0] ?? null;
	});
}

/** Rows of the same recipient and template wait for each other here, so that two workers don't both take the last one. */
async function hatBudget(client: PoolClient, id: string, zeile: Pick<Outboxzeile, 'schluessel' | 'empfaenger'>) {
	const empfaenger = JSON.stringify(zeile.empfaenger);
	await client.query(`select pg_advisory_xact_lock(hashtextextended($1 || ($2::jsonb)::text, 0))`, [
		zeile.schluessel,
		empfaenger,
	]);
	const { rows } = await client.query<{ anzahl: number; frei_ab: string | null }>(
		`select count(*)::int as anzahl, min(coalesce(gesendet_am, uebergabe_am, now())) + interval '1 hour' as frei_ab
		from outbox
		where art = 'mail' and schluessel = $1 and empfaenger = $2 and status in ('sending', 'sent', 'uncertain')
			and coalesce(gesendet_am, uebergabe_am, now()) > now() - interval '1 hour'`,
		[zeile.schluessel, empfaenger],
	);
	const { anzahl = 0, frei_ab = null } = rows[0] ?? {};
	if (anzahl < BUDGET) return true;
	if (AUF_ZURUF.includes(zeile.schluessel))
		await client.query(STORNIEREN, [id, 'Zu viele Nachrichten in einer Stunde']);
	else await client.query(`update outbox set faellig_ab = $2 where id = $1`, [id, frei_ab]);
	return false;
}
const STORNIEREN = `update outbox set status = 'cancelled', fehler = $2, lease_bis = null where id = $1`;

type Versuch = Pick<Outboxzeile, 'id' | 'versuch'>;

/** Whoever took the row in the meantime has the say. */
export class LeaseVerloren extends Error {
	override name = 'LeaseVerloren';
}

async function aendere(db: Pool | PoolClient, { id, versuch }: Versuch, setze: string, werte: readonly unknown[] = []) {
	const { rowCount } = await db.query(
		`update outbox set ${setze} where id = $1 and versuch = $2 and status = 'sending'`,
		[id, versuch, ...werte],
	);
	if (rowCount !== 1) throw new LeaseVerloren(id);
}

/** The last moment at which an attempt can still be repeated safely. Refused when the lease has run out. */
export async function merkeUebergabe(db: Pool | PoolClient, { id, versuch }: Versuch): Promise<void> {
	const { rowCount } = await db.query(
		`update outbox set uebergabe_am = now()
		where id = $1 and versuch = $2 and status = 'sending' and lease_bis > now()`,
		[id, versuch],
	);
	if (rowCount !== 1) throw new LeaseVerloren(id);
}

export const gesendet = (db: Pool | PoolClient, zeile: Versuch): Promise<void> =>
	aendere(db, zeile, `status = 'sent', gesendet_am = now(), lease_bis = null, fehler = null`);

/** Nothing to send any more, for a reason that has to do with the data rather than with a fault. */
export const storniert = (db: Pool | PoolClient, zeile: Versuch, grund: string): Promise<void> =>
	aendere(db, zeile, `status = 'cancelled', fehler = $3, lease_bis = null`, [grund]);

/** It may have arrived: a human decides, because a repetition could double it. */
export const ungewiss = (db: Pool | PoolClient, zeile: Versuch, fehler: string): Promise<void> =>
	aendere(db, zeile, `status = 'uncertain', fehler = $3, lease_bis = null`, [fehler]);

export const gescheitert = (db: Pool | PoolClient, zeile: Versuch, fehler: string): Promise<void> =>
	aendere(db, zeile, `status = 'failed', fehler = $3, lease_bis = null`, [fehler]);

/** Another attempt after a growing pause, until there were too many. */
export function spaeter(db: Pool | PoolClient, zeile: Versuch, fehler: string): Promise<void> {
	const pause = PAUSEN_MIN[zeile.versuch - 1];
	if (pause === undefined || zeile.versuch >= VERSUCHE) return gescheitert(db, zeile, fehler);
	return aendere(
		db,
		zeile,
		`status = 'queued', fehler = $3, lease_bis = null, uebergabe_am = null,
			faellig_ab = now() + make_interval(mins => $4)`,
		[fehler, pause],
	);
}

/** Gives rows whose worker died back, except where the content was already on its way. Returns how many. */
export async function kehre(pool: Pool): Promise<number> {
	const { rowCount } = await pool.query(
		`update outbox set lease_bis = null,
			status = case when uebergabe_am is not null then 'uncertain' when versuch >= $1 then 'failed' else 'queued' end,
			fehler = case when uebergabe_am is not null then 'Unterbrochen, während die Nachricht übergeben wurde'
				else 'Der Versand wurde unterbrochen' end
		where status = 'sending' and lease_bis < now()`,
		[VERSUCHE],
	);
	return rowCount ?? 0;
}

/** A place in the order in which rows fall due. */
export interface Stelle {
	readonly faelligAb: string;
	readonly id: string;
}
export interface FaelligeZeile extends Stelle {
	readonly versuch: number;
	readonly art: 'mail' | 'job';
	readonly schluessel: string;
}

/** Rows that wait for a worker, in the order in which they fell due, from behind `nach` on. */
export async function faellige(pool: Pool, nach: Stelle | null, hoechstens: number): Promise<FaelligeZeile[]> {
	const { rows } = await pool.query<FaelligeZeile>(
		`select id, versuch, art, schluessel, faellig_ab::text as "faelligAb" from outbox
		where status = 'queued' and faellig_ab <= now()
			and (faellig_ab, id) > (coalesce($1::timestamptz, '-infinity'), coalesce($2::uuid, '00000000-0000-0000-0000-000000000000'))
		order by faellig_ab, id limit $3`,
		[nach?.faelligAb ?? null, nach?.id ?? null, hoechstens],
	);
	return rows;
}

import type { Pool, PoolClient } from 'pg';
import { type Empfaenger, istGruppe } from '#commands/reaktionen/mailzeile.ts';
import { hatBudget } from './budget.ts';
import { mitTransaktion } from './transaktion.ts';
import type { Outboxzeile } from './zeile.ts';

/*
 * The states of an outbox row: queued → sending(attempt) → sent / failed / uncertain / cancelled. Every change names
 * the attempt it belongs to, so that a worker that lost its lease changes nothing any more.
 */

/** Workers listen here for new rows. */
export const WECKKANAL = 'outbox';

/** How long a worker may take for one attempt; the deadlines of sending lie well below. */
const LEASE_S = 120;
export const VERSUCHE = 8;
const PAUSEN_MIN = [1, 5, 15, 60, 180, 360, 720];

const SPALTEN = 'id, schluessel, empfaenger, daten, stream, version, versuch, message_id as "messageID"';

/** Takes a row that is due for one attempt; null when another has it, it isn't due or its recipient had enough. */
export async function beanspruche(pool: Pool, id: string): Promise<Outboxzeile | null> {
	return mitTransaktion(pool, async (client) => {
		const { rows } = await client.query<Outboxzeile & { art: string }>(
			`select art, ${SPALTEN} from outbox
			where id = $1 and status = 'queued' and faellig_ab <= now() for update skip locked`,
			[id],
		);
		const [zeile] = rows;
		if (!zeile) return null;
		const isEinzeln = zeile.empfaenger !== null && !istGruppe(zeile.empfaenger);
		if (zeile.art === 'mail' && isEinzeln && !(await hatBudget(client, zeile))) return null;
		const genommen = await client.query<Outboxzeile>(
			`update outbox set status = 'sending', versuch = versuch + 1, uebergabe_am = null,
				lease_bis = now() + make_interval(secs => $2)
			where id = $1 returning ${SPALTEN}`,
			[id, LEASE_S],
		);
		return genommen.rows[0] ?? null;
	});
}

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

/** Replaces the row of a group by one for each of its members, so that each is sent, repeated and counted by itself. */
export async function teileAuf(pool: Pool, zeile: Versuch, an: readonly Empfaenger[]): Promise<void> {
	await mitTransaktion(pool, async (client) => {
		const { rowCount } = await client.query(
			`with gruppe as (delete from outbox where id = $1 and versuch = $2 and status = 'sending' returning *)
			insert into outbox (art, schluessel, stream, version, empfaenger, daten, erstellt_am)
			select g.art, g.schluessel, g.stream, g.version, e, g.daten, g.erstellt_am
			from gruppe g, jsonb_array_elements($3::jsonb) e`,
			[zeile.id, zeile.versuch, JSON.stringify(an)],
		);
		if (rowCount !== an.length) throw new LeaseVerloren(zeile.id);
		await client.query(`select pg_notify($1, '')`, [WECKKANAL]);
	});
}

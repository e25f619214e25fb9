import { setTimeout as warte } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';

const PAUSE_MS = 5;

/**
 * A position that splits history: every event up to it is committed or gone for good when this returns. Positions are
 * drawn by transactions that already have a number, so it suffices to wait for all numbers given out so far.
 */
export const setzeMarke = async (client: Pool | ClientBase): Promise<string> =>
	(await versucheMarke(client, Number.POSITIVE_INFINITY)) ?? '0';

/** The same, but for who has other things to do: null when somebody is still writing after so long. */
export async function versucheMarke(client: Pool | ClientBase, fristMs: number): Promise<string | null> {
	const stand = await client.query<{ marke: string }>(
		'select coalesce(max(last_value), 0) as marke from event_position_seq where is_called',
	);
	const nummer = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid');
	const fertig = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as ja';
	const bis = performance.now() + fristMs;
	while (!(await client.query<{ ja: boolean }>(fertig, [nummer.rows[0]?.xid])).rows[0]?.ja) {
		if (performance.now() > bis) return null;
		await warte(PAUSE_MS);
	}
	return stand.rows[0]?.marke ?? '0';
}

import type { Pool } from 'pg';
import { DatenbankUeberlastet } from './event-store/fehler.ts';

/** Whoever has waited longer is told to come again; somebody in front of him takes as long as the database lets him. */
const GEDULD_MS = 30_000;

const schlangen = new WeakMap<Pool, Map<string, Promise<unknown>>>();

/**
 * One after the other, in the order in which they come to this process: many who want the same at once would each decide
 * in vain, and wait for each other with a connection in hand. It is no lock: what another process writes in between is
 * noticed as ever.
 */
export async function derReiheNach<T>(
	{ pool }: { readonly pool: Pool },
	wofuer: string,
	tue: () => Promise<T>,
	geduldMs = GEDULD_MS,
): Promise<T> {
	const schlange = schlangen.get(pool) ?? new Map<string, Promise<unknown>>();
	schlangen.set(pool, schlange);
	const seit = performance.now();
	const davor = schlange.get(wofuer) ?? Promise.resolve();
	const meins = davor.then(() => {
		if (performance.now() - seit > geduldMs) throw new DatenbankUeberlastet();
		return tue();
	});
	const fertig = meins.catch(() => undefined);
	schlange.set(wofuer, fertig);
	try {
		return await meins;
	} finally {
		if (schlange.get(wofuer) === fertig) schlange.delete(wofuer);
	}
}

/** For tests: events as if they had been recorded one after the other. */
import type { Aufgezeichnet, Ereignis } from './ereignis.ts';

const META = { userID: null, rollen: [], impersoniertVon: null, commandID: 'c', zeit: '2025-01-01T00:00:00.000Z' };

export const aufgezeichnet = <E extends Ereignis>(ereignisse: readonly E[], nachVersion = 0): Aufgezeichnet<E>[] =>
	ereignisse.map((e, n) => ({ ...e, version: nachVersion + n + 1, meta: META }));

import { MINUTE, pausenVon, STUNDE, TAG } from '#domain/wiederholung.ts';

/** When a place is sent again that the peer didn't take (table: Places outward, sync): about three days. */
const PAUSEN: readonly number[] = [
	...[5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
	...[STUNDE, 3 * STUNDE, 6 * STUNDE, 12 * STUNDE, TAG, TAG],
];
export const VERSUCHE = PAUSEN.length + 1;
export const pauseNach = pausenVon({ pausen: PAUSEN, aufgebenNach: 3 * TAG });

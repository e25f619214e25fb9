import { MINUTE, pausenVon, STUNDE, TAG } from '#domain/wiederholung.ts';

/** The schedule that Standard Webhooks recommends: ten attempts within a little more than three days. */
const PAUSEN: readonly number[] = [
	...[5, 5 * MINUTE, 30 * MINUTE, 2 * STUNDE, 5 * STUNDE],
	...[10 * STUNDE, 14 * STUNDE, 20 * STUNDE, TAG],
];
export const VERSUCHE = PAUSEN.length + 1;
export const pauseNach = pausenVon({ pausen: PAUSEN, aufgebenNach: 5 * TAG });

/** A receiver that doesn't answer is left alone for a while, twice as long each time: its place is others' meanwhile. */
export const ruheNach = (stille: number): number => Math.min(30 * 2 ** (stille - 1), 5 * MINUTE);

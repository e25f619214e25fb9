/** When a place is sent again that the peer didn't take (table: Places outward, sync). */

const MINUTE = 60;
const STUNDE = 60 * MINUTE;
const TAG = 24 * STUNDE;

/** Seconds from one attempt to the next: twelve attempts, which take about three days. */
const PAUSEN: readonly number[] = [
	...[5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE],
	...[STUNDE, 3 * STUNDE, 6 * STUNDE, 12 * STUNDE, TAG, TAG],
];
export const VERSUCHE = PAUSEN.length + 1;
const AUFGEBEN_NACH = 3 * TAG;
const KUERZESTE = 5;
const STREUUNG = 0.2;

interface Lage {
	/** Attempts that have failed, this one among them. */
	readonly versuch: number;
	/** Seconds since the first of them. */
	readonly seit: number;
	/** The peer asks for so many seconds. */
	readonly gebeten: number | null;
}

/** Seconds until the next attempt; null: given up. `zufall` in [0, 1) keeps those that failed together apart. */
export function pauseNach({ versuch, seit, gebeten }: Lage, zufall: number): number | null {
	const pause = PAUSEN[versuch - 1];
	if (pause === undefined || seit >= AUFGEBEN_NACH) return null;
	const gestreut = pause * (1 - STREUUNG + 2 * STREUUNG * zufall);
	return Math.min(Math.max(gestreut, gebeten ?? 0, KUERZESTE), TAG);
}

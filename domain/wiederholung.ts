/** When something is sent again that another service didn't take. */

export interface Wiederholung {
	/** Seconds from one attempt to the next; there is one attempt more than there are pauses. */
	readonly pausen: readonly number[];
	/** Seconds since the first failure after which nobody tries any more. */
	readonly aufgebenNach: number;
}

export interface Versuchslage {
	/** Attempts that have failed, this one among them. */
	readonly versuch: number;
	/** Seconds since the first of them. */
	readonly seit: number;
	/** The peer asks for so many seconds. */
	readonly gebeten: number | null;
}

/** Seconds until the next attempt; null: given up. `zufall` in [0, 1) keeps those that failed together apart. */
export type Pause = (lage: Versuchslage, zufall: number) => number | null;

export const MINUTE = 60;
export const STUNDE = 60 * MINUTE;
export const TAG = 24 * STUNDE;
const KUERZESTE = 5;
const STREUUNG = 0.2;

export const pausenVon =
	({ pausen, aufgebenNach }: Wiederholung): Pause =>
	({ versuch, seit, gebeten }, zufall) => {
		const pause = pausen[versuch - 1];
		if (pause === undefined || seit >= aufgebenNach) return null;
		const gestreut = pause * (1 - STREUUNG + 2 * STREUUNG * zufall);
		return Math.min(Math.max(gestreut, gebeten ?? 0, KUERZESTE), TAG);
	};

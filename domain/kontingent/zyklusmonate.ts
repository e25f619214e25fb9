import { addiereMonate, addiereTage, minDatum } from '#domain/datum.ts';
import type { Zeitraum } from './zeitraum.ts';
import type { Belegung } from './zustand.ts';

/** A cycle as far as places are counted in it. */
export interface Zyklusrahmen {
	readonly id: string;
	readonly start: string;
	readonly ende: string;
}

export const tageDes = (zyklus: Zyklusrahmen): Zeitraum => ({ von: zyklus.start, bis: zyklus.ende });

/** The months SEP … AUG of a cycle (whatever month it starts in). Table: Kontingent, Levels and entities. */
export function monateDes(zyklus: Zyklusrahmen): Zeitraum[] {
	const monate: Zeitraum[] = [];
	for (let n = 0; addiereMonate(zyklus.start, n) <= zyklus.ende; n += 1) {
		const danach = addiereMonate(zyklus.start, n + 1);
		monate.push({ von: addiereMonate(zyklus.start, n), bis: minDatum(addiereTage(danach, -1), zyklus.ende) });
	}
	return monate;
}

/** AUG0: the month before the cycle starts, in which its contracts may already begin. */
export function augustVor(zyklus: Zyklusrahmen): Zeitraum {
	return { von: addiereMonate(zyklus.start, -1), bis: addiereTage(zyklus.start, -1) };
}

/**
 * Which places count in a cycle: its own and those carried over from earlier ones. A place of a later cycle begins in
 * that one's AUG0 at the earliest, which is the last month here, and AUG0 never enters the figures of a cycle.
 */
export function gezaehltIn<B extends Belegung>(zyklus: Zyklusrahmen, belegungen: readonly B[]): B[] {
	const letzterMonat = addiereMonate(addiereTage(zyklus.ende, 1), -1);
	return belegungen.filter((b) => b.zyklusID === zyklus.id || b.von < letzterMonat);
}

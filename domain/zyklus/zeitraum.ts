/** The days of cycles: what a form offers, and what it draws attention to. */
import { addiereMonate, addiereTage, istDatum, volleMonate } from '#domain/datum.ts';

interface Zeitraum {
	readonly start: string;
	readonly ende: string;
}

/** A cycle lasts a year, unless it is said otherwise. */
const MONATE = 12;

export const letzterTag = (start: string, monate = MONATE): string => addiereTage(addiereMonate(start, monate), -1);

/** The end goes along when the beginning is moved: as many months as before, where it was whole ones. */
export function verschobenesEnde({ start, ende }: Zeitraum, neuerStart: string): string {
	const monate = istDatum(start) && istDatum(ende) && start < ende ? volleMonate(start, ende) : 0;
	return letzterTag(neuerStart, monate > 0 && letzterTag(start, monate) === ende ? monate : MONATE);
}

/** The year whose September a first cycle is offered from: this year's, until it is three months past. */
export function erstesJahr(heute: string): number {
	const jahr = Number(heute.slice(0, 4));
	return heute < addiereMonate(`${jahr}-09-01`, 3) ? jahr : jahr + 1;
}

/** Those that have days in common with it. */
export const ueberschneidungen = <Z extends Zeitraum>({ start, ende }: Zeitraum, andere: readonly Z[]): Z[] =>
	andere.filter((z) => z.start <= ende && start <= z.ende);

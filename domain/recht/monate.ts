/** The calendar months of a service, and how much of each counts. Table: money.md, months. */
import { addiereMonate, addiereTage } from '#domain/datum.ts';

/** `2026-09` */
export type Monat = string;

/** A whole month. */
export const GANZ = 30;

export interface Dienstmonat {
	readonly monat: Monat;
	/** Thirtieths of the month, 1 to 30. */
	readonly anteil: number;
}

/** Every month the days from `von` to `bis` (both counted) lie in. */
export function dienstmonate(von: string, bis: string): Dienstmonat[] {
	const ab = von.slice(0, 7);
	return von > bis ? [] : monateBis(ab, bis.slice(0, 7)).map((monat) => ({ monat, anteil: anteilAm(monat, von, bis) }));
}

/** From the first to the last, both counted. */
export function monateBis(von: Monat, bis: Monat): Monat[] {
	const monate: Monat[] = [];
	for (let monat = von; monat <= bis; monat = addiereMonate(`${monat}-01`, 1).slice(0, 7)) monate.push(monat);
	return monate;
}

const letzterTag = (monat: Monat): string => addiereTage(addiereMonate(`${monat}-01`, 1), -1);

/** Every month has thirty days: the 31st is the 30th, and the last of February, too. */
function anteilAm(monat: Monat, von: string, bis: string): number {
	const letzter = letzterTag(monat);
	const erster = von.slice(0, 7) < monat ? 1 : von === letzter ? GANZ : tagVon(von);
	const ende = bis >= letzter ? GANZ : tagVon(bis);
	return Math.min(GANZ, ende - Math.min(erster, GANZ) + 1);
}

const tagVon = (datum: string): number => Number(datum.slice(8));

/** A part of an amount in cents, half up. */
export const anteilig = (cent: number, anteil: number): number => Math.round((cent * anteil) / GANZ);

/** Service month a calendar month counts as, from 1: what its first day of service lies in. Table: money.md, funding. */
export function dienstmonatNr(dienstbeginn: string, monat: Monat): number {
	const tag = monat === dienstbeginn.slice(0, 7) ? dienstbeginn : `${monat}-01`;
	let nr = 1;
	while (addiereMonate(dienstbeginn, nr) <= tag) nr += 1;
	return nr;
}

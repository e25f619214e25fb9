/** How the amount of a row came about, so that it can be reckoned again. Table: money.md, runs: rows say how they arose. */
import { addiereMonate, addiereTage, maxDatum, minDatum, tageZwischen } from '#domain/datum.ts';
import type { Monat } from '#domain/recht/monate.ts';
import { type Rechenweg, TEILE, type Teile } from './posten.ts';

/** A part of a row: what is owed, less what earlier runs released. Whatever it is reckoned from, a contract or a programme. */
export interface Teilherkunft extends Omit<Rechenweg, 'betrag'> {
	/** `voll` × `menge` / 30, half up; of holiday that is paid out, what that comes to. Cents. */
	readonly soll: number;
	readonly bisher: number;
	/** Cents; the amounts of the parts are that of the row. */
	readonly betrag: number;
}

/** Every part that is owed or was released, also where nothing is left of it. */
export function teilherkunft(wege: readonly Rechenweg[], bisher: Teile): Teilherkunft[] {
	return TEILE.flatMap((teil) => {
		const weg = wege.find((einer) => einer.teil === teil);
		const schon = bisher[teil] ?? 0;
		if (!weg && schon === 0) return [];
		const { betrag: soll, ...wie } = weg ?? { teil, voll: 0, menge: 0, betrag: 0 };
		return [{ ...wie, soll, bisher: schon, betrag: soll - schon }];
	});
}

export interface Tage {
	readonly von: string;
	readonly bis: string;
	readonly anzahl: number;
}

/** The days of a service in a month; null: none. */
export function tageIm(monat: Monat, von: string, bis: string): Tage | null {
	const erster = maxDatum(`${monat}-01`, von);
	const letzter = minDatum(addiereTage(addiereMonate(`${monat}-01`, 1), -1), bis);
	return erster > letzter ? null : { von: erster, bis: letzter, anzahl: tageZwischen(erster, letzter) + 1 };
}

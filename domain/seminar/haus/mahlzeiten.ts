/** Which meals a seminar has, and who is there for them. Table: House and kitchen. */
import { addiereTage } from '#domain/datum.ts';
import type { Termin } from '../seminar-felder.ts';

export const MAHLZEITEN = ['FRUEHSTUECK', 'MITTAG', 'ABEND'] as const;
export type Mahlzeit = (typeof MAHLZEITEN)[number];

/** One meal on one day. */
export interface Mahl {
	readonly tag: string;
	readonly mahlzeit: Mahlzeit;
}

/** Whoever is there at this time eats. */
const UHRZEIT: Readonly<Record<Mahlzeit, string>> = { FRUEHSTUECK: '08:00', MITTAG: '12:30', ABEND: '18:30' };
/** Without times: from noon of the first day to noon of the last. */
const OHNE_UHRZEIT = UHRZEIT.MITTAG;

/** From arrival to departure of each of its dates, in their order. */
export function mahlzeiten(termine: readonly Termin[]): Mahl[] {
	return termine.flatMap(({ von, bis, beginn, ende }) =>
		tage(von, bis).flatMap((tag) =>
			MAHLZEITEN.filter(
				(mahlzeit) =>
					(tag > von || UHRZEIT[mahlzeit] >= (beginn ?? OHNE_UHRZEIT)) &&
					(tag < bis || UHRZEIT[mahlzeit] <= (ende ?? OHNE_UHRZEIT)),
			).map((mahlzeit) => ({ tag, mahlzeit })),
		),
	);
}

function tage(von: string, bis: string): string[] {
	const alle: string[] = [];
	for (let tag = von; tag <= bis; tag = addiereTage(tag, 1)) alle.push(tag);
	return alle;
}

const vorher = (a: Mahl, b: Mahl): boolean =>
	a.tag === b.tag ? MAHLZEITEN.indexOf(a.mahlzeit) < MAHLZEITEN.indexOf(b.mahlzeit) : a.tag < b.tag;

/** From when to when somebody is there. */
export interface Aufenthalt {
	readonly ankunft: Mahl | null;
	readonly abreise: Mahl | null;
}

export const istDa = ({ ankunft, abreise }: Aufenthalt, mahl: Mahl): boolean =>
	(ankunft === null || !vorher(mahl, ankunft)) && (abreise === null || vorher(mahl, abreise));

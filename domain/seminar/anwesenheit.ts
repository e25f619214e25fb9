/** Who was there on which half day, and what is proposed from it. Table: Attendance. Nobody has to say that he was. */

import { addiereTage, tageZwischen } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import type { Seminar } from './seminar.ts';
import type { SeminarFelder, Termin } from './seminar-felder.ts';

export const HAELFTEN = ['VM', 'NM'] as const;
type Haelfte = (typeof HAELFTEN)[number];

export const ANWESENHEITEN = ['ANWESEND', 'ENTSCHULDIGT', 'UNENTSCHULDIGT', 'AU', 'ABGEREIST'] as const;
export type Anwesenheit = (typeof ANWESENHEITEN)[number];

/** Who was ill has been there as far as the days go. */
const ZAEHLEN: readonly Anwesenheit[] = ['ANWESEND', 'AU'];
const zaehlt = (stand: Anwesenheit): boolean => ZAEHLEN.includes(stand);

export interface Halbtag {
	readonly tag: string;
	readonly haelfte: Haelfte;
}
export interface Halbtagstand extends Halbtag {
	readonly stand: Anwesenheit;
}

export const istSelber = (a: Halbtag, b: Halbtag): boolean => a.tag === b.tag && a.haelfte === b.haelfte;

/** As it stands: what nobody spoke of was attended. */
export const standAm = (vermerke: readonly Halbtagstand[], halbtag: Halbtag): Anwesenheit =>
	vermerke.find((vermerk) => istSelber(vermerk, halbtag))?.stand ?? 'ANWESEND';

/** Is it a day of the seminar? */
export const istSeminartag = ({ termine }: Pick<SeminarFelder, 'termine'>, tag: string): boolean =>
	termine.some(({ von, bis }) => von <= tag && tag <= bis);

/** More days than any seminar has, and no more than a page can show. */
const HOECHSTENS = 100;

/** Its days, from the first to the last. */
export function einzelneTage(termine: readonly Termin[]): string[] {
	const tage: string[] = [];
	for (const { von, bis } of termine) {
		for (let tag = von; tag <= bis && tage.length < HOECHSTENS; tag = addiereTage(tag, 1)) tage.push(tag);
	}
	return tage;
}

export interface Teilnahme {
	readonly termine: readonly Termin[];
	/** Tenths of a day. */
	readonly geplant: number;
	/** Of half days; those outside the dates say nothing any more. */
	readonly anwesenheit: readonly Halbtagstand[];
}

export interface Teilnahmevorschlag {
	/** Tenths of a day. */
	readonly tage: number;
	readonly ergebnis: 'ANERKANNT' | 'ANERKANNT_AU' | 'ABGELEHNT';
}

/** What the review is proposed: never more than planned, whatever the calendar holds. */
export function teilnahmevorschlag({ termine, geplant, anwesenheit }: Teilnahme): Teilnahmevorschlag {
	const halbe = termine.reduce((n, { von, bis }) => n + 2 * (tageZwischen(von, bis) + 1), 0);
	const vermerke = anwesenheit.filter(({ tag }) => istSeminartag({ termine }, tag));
	const gefehlt = vermerke.filter(({ stand }) => !zaehlt(stand)).length;
	const tage = Math.min((halbe - gefehlt) * 5, geplant);
	if (tage === 0) return { tage, ergebnis: 'ABGELEHNT' };
	return { tage, ergebnis: vermerke.some(({ stand }) => stand === 'AU') ? 'ANERKANNT_AU' : 'ANERKANNT' };
}

/** Why nothing can be entered yet, or any more; null: it can. */
export function anwesenheitHindernis(
	{ status, felder }: Pick<Seminar, 'status'> & { readonly felder: Pick<SeminarFelder, 'termine'> },
	heute: string,
): string | null {
	if (status === SEMINAR.nr.Durchgefuehrt) return null;
	if (status === SEMINAR.nr.Abgesagt) return 'Das Seminar ist abgesagt.';
	if (status === SEMINAR.nr.Geplant) return 'Anwesenheit lässt sich eintragen, sobald das Seminar veröffentlicht ist.';
	const ab = felder.termine[0]?.von ?? null;
	return ab === null || ab > heute ? `Ab dem ${formatDatum(ab)} können Sie hier eintragen.` : null;
}

export interface Anwesenheitssummen {
	/** Who was there, or ill, on each half day. */
	readonly jeHalbtag: readonly number[];
	readonly jeStand: Readonly<Record<Anwesenheit, number>>;
	/** In the unit of the rows. */
	readonly tage: number;
}

/** Every half day of a seminar in order. */
export const halbtageVon = (kalender: readonly string[]): Halbtag[] =>
	kalender.flatMap((tag) => HAELFTEN.map((haelfte) => ({ tag, haelfte })));

/** What stands below a list. `zellen`: one for each half day of the seminar, in order. */
export function anwesenheitssummen(
	zeilen: readonly { readonly zellen: readonly Anwesenheit[]; readonly tage: number }[],
	halbtage: number,
): Anwesenheitssummen {
	const jeHalbtag = Array.from({ length: halbtage }, () => 0);
	const jeStand = { ANWESEND: 0, ENTSCHULDIGT: 0, UNENTSCHULDIGT: 0, AU: 0, ABGEREIST: 0 };
	for (const { zellen } of zeilen) {
		for (const [i, stand] of zellen.entries()) {
			jeStand[stand]++;
			if (zaehlt(stand)) jeHalbtag[i] = (jeHalbtag[i] ?? 0) + 1;
		}
	}
	return { jeHalbtag, jeStand, tage: zeilen.reduce((n, { tage }) => n + tage, 0) };
}

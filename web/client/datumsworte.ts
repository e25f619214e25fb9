import {
	formatLangesDatum,
	formatMonat,
	formatMonatKurz,
	formatMonatKurzMitJahr,
	formatWochentag,
	formatWochentagKurz,
	type Sprache,
} from '#domain/format/datum.ts';

/** Names of months and weekdays in the language of who is signed in (table: Helper formats); German for visitors. */
let sprache: Sprache = 'de';
export const nenneDatenIn = (neue: Sprache): void => {
	sprache = neue;
};
export const datumssprache = (): Sprache => sprache;

/** `2025-09` → `September 2025` */
export const monatsname = (m: string | null | undefined): string => formatMonat(m, sprache);
/** Of the month of a day: `Sep`, `Sep. 25`. */
export const kurzerMonat = (tag: string): string => formatMonatKurz(tag, sprache);
export const kurzerMonatMitJahr = (tag: string): string => formatMonatKurzMitJahr(tag, sprache);
/** `Montag`, `Mo` */
export const wochentagsname = (tag: string): string => formatWochentag(tag, sprache);
export const kurzerWochentag = (tag: string): string => formatWochentagKurz(tag, sprache);
/** `Montag, 1. September 2025` */
export const langesDatum = (tag: string): string => formatLangesDatum(tag, sprache);

import {
	formatLangesDatum,
	formatMonat,
	formatMonatKurz,
	formatMonatKurzMitJahr,
	formatWochentag,
	formatWochentagKurz,
} from '#domain/format/datum.ts';
import { datumssprache } from './datumssprache.ts';

// Names of months and weekdays in the language of who is signed in.

/** `2025-09` → `September 2025` */
export const monatsname = (m: string | null | undefined): string => formatMonat(m, datumssprache());
/** Of the month of a day: `Sep`, `Sep. 25`. */
export const kurzerMonat = (tag: string): string => formatMonatKurz(tag, datumssprache());
export const kurzerMonatMitJahr = (tag: string): string => formatMonatKurzMitJahr(tag, datumssprache());
/** `Montag`, `Mo` */
export const wochentagsname = (tag: string): string => formatWochentag(tag, datumssprache());
export const kurzerWochentag = (tag: string): string => formatWochentagKurz(tag, datumssprache());
/** `Montag, 1. September 2025` */
export const langesDatum = (tag: string): string => formatLangesDatum(tag, datumssprache());

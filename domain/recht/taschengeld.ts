import { addiereMonate, addiereTage, minDatum, tageZwischen } from '#domain/datum.ts';
import { hoechstbetrag, RECHT, type Recht } from './recht.ts';
import { type Art, fassungAm, giltFuer } from './regelwerk.ts';

/** Full-time ceiling in cents: the cycle's, else the law's; null: the law knows none for the kind of service. */
export function hoechstbetragAm(
	imZyklus: number | null | undefined,
	art: Art,
	beginn: string,
	recht: Recht = RECHT,
): number | null {
	const fassung = fassungAm(recht.taschengeld, beginn);
	return imZyklus ?? (giltFuer(fassung, art) ? hoechstbetrag(fassung.werte) : null);
}

/** Highest allowance in cents, cut in proportion for part-time; null without a ceiling. */
export function taschengeldObergrenze(
	hoechstbetrag: number | null | undefined,
	wochenstundenZehntel: number | null,
	vollzeitZehntel: number,
): number | null {
	if (hoechstbetrag === null || hoechstbetrag === undefined) return null;
	const stunden = Math.min(wochenstundenZehntel ?? vollzeitZehntel, vollzeitZehntel);
	return Math.floor((hoechstbetrag * stunden) / vollzeitZehntel);
}

const TAGE_IM_MONAT = 30;

/** Allowance of a month served in part (table: Computations): a thirtieth a day, never more than the whole. */
export function taschengeldAnteil(taschengeld: number, tage: number): number {
	return Math.round((taschengeld * Math.min(tage, TAGE_IM_MONAT)) / TAGE_IM_MONAT);
}

/** The first and last calendar month of a period, where it covers them only in part, with the days it covers. */
export function teilmonate(von: string, bis: string): { readonly monat: string; readonly tage: number }[] {
	const monate = [...new Set([von.slice(0, 7), bis.slice(0, 7)])];
	return monate.flatMap((monat) => {
		const erster = `${monat}-01`;
		const letzter = addiereTage(addiereMonate(erster, 1), -1);
		if (von <= erster && letzter <= bis) return [];
		const ab = von > erster ? von : erster;
		return [{ monat, tage: tageZwischen(ab, minDatum(bis, letzter)) + 1 }];
	});
}

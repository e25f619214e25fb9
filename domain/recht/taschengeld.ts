import { hoechstbetrag, RECHT, type Recht } from './recht.ts';
import { type Art, fassungAm, giltFuer } from './regelwerk.ts';

/** The law's full-time ceiling in cents and since when it counts; null: it knows none for the kind of service. */
export function gesetzlicherHoechstbetrag(
	art: Art,
	tag: string,
	recht: Recht = RECHT,
): { readonly cent: number; readonly ab: string } | null {
	const fassung = fassungAm(recht.taschengeld, tag);
	return giltFuer(fassung, art) ? { cent: hoechstbetrag(fassung.werte), ab: fassung.ab } : null;
}

/** Does the cycle lay down the ceiling? Where the law knows one, only by less (rules.md, Vertrag). */
export function bestimmtZyklus(
	imZyklus: number | null | undefined,
	art: Art,
	beginn: string,
	recht: Recht = RECHT,
): imZyklus is number {
	const gesetz = gesetzlicherHoechstbetrag(art, beginn, recht);
	return imZyklus !== null && imZyklus !== undefined && (gesetz === null || imZyklus < gesetz.cent);
}

/** Full-time ceiling in cents: the law's, or less where the cycle says so; null: there is none. */
export function hoechstbetragAm(
	imZyklus: number | null | undefined,
	art: Art,
	beginn: string,
	recht: Recht = RECHT,
): number | null {
	if (bestimmtZyklus(imZyklus, art, beginn, recht)) return imZyklus;
	return gesetzlicherHoechstbetrag(art, beginn, recht)?.cent ?? null;
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

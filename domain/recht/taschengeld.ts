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

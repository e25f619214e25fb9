/** Figures as they are typed into the matrix, and the order in which they are stored. */

/** Places approved for an Einsatzstelle, or allotted to an Einsatzort. */
export const EINGABEARTEN = ['GENEHMIGT', 'ZUGETEILT'] as const;

/** Nobody has more: what is above is a slip. */
export const PLAETZE_HOECHSTENS = 100_000;

/** A figure as it was typed. */
export interface Eingabe {
	readonly art: (typeof EINGABEARTEN)[number];
	readonly adresseID: string;
	readonly dienstartID: string;
	readonly wert: number;
}

/** In this order inputs are stored: lower allotments, lower approvals, then the raises, so that what makes room is first. */
export function inReihenfolge<T extends Pick<Eingabe, 'art' | 'wert'> & { readonly bisher: number | null }>(
	eingaben: readonly T[],
): T[] {
	return [...eingaben].sort((a, b) => rang(a) - rang(b));
}

function rang({ art, wert, bisher }: Parameters<typeof inReihenfolge>[0][number]): number {
	const steigt = wert > (bisher ?? 0);
	if (art === 'ZUGETEILT') return steigt ? 3 : 0;
	return steigt ? 2 : 1;
}

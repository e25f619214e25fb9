import type { Wunschstelle } from './angaben.ts';

/** Moves an entry by one place, up (-1) or down (1); at the ends it stays. */
export function verschiebe(stellen: readonly Wunschstelle[], von: number, um: -1 | 1): Wunschstelle[] {
	const liste = [...stellen];
	const nach = von + um;
	const stelle = liste[von];
	const nachbar = liste[nach];
	if (stelle && nachbar) [liste[von], liste[nach]] = [nachbar, stelle];
	return liste;
}

/** The Dienstart that all chosen places have in common, to be proposed as the wish. */
export function gemeinsameDienstart(stellen: readonly Wunschstelle[]): string | null {
	const [erste] = stellen;
	return erste && stellen.every(({ dienstartID }) => dienstartID === erste.dienstartID) ? erste.dienstartID : null;
}

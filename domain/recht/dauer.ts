import type { Dienstart } from '#domain/referenzsaetze.ts';
import { RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';

export type Dauerrahmen = Pick<Dienstart, 'minMonate' | 'maxMonate'>;

/** Bounds of the duration in months: those of the Dienstart; a Sonderkonzept allows parts, and more (G11). */
export function dauergrenzen(
	{ minMonate, maxMonate }: Dauerrahmen,
	isSonderkonzept: boolean,
	beginn: string,
	recht: Recht = RECHT,
): { readonly min: number; readonly max: number } {
	if (!isSonderkonzept) return { min: minMonate, max: maxMonate };
	const { min, max } = werteAm(recht.sonderkonzept, beginn);
	return { min: Math.min(minMonate, min), max: Math.max(maxMonate, max) };
}

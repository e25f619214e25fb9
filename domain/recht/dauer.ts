import { volleMonate } from '#domain/datum.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';
import type { Zeitraum } from './vordienst.ts';

export type Dauerrahmen = Pick<Dienstart, 'minMonate' | 'maxMonate'>;

/** The concepts that allow more than the rule: of a longer service, and of one in parts. */
export interface Dauerkonzept {
	readonly isSonderkonzept: boolean;
	readonly isAbschnitte: boolean;
}

/** Bounds of the duration in months: those of the Dienstart; a Sonderkonzept allows more, parts are shorter (G11). */
export function dauergrenzen(
	{ minMonate, maxMonate }: Dauerrahmen,
	{ isSonderkonzept, isAbschnitte }: Dauerkonzept,
	beginn: string,
	recht: Recht = RECHT,
): { readonly min: number; readonly max: number } {
	return {
		min: isAbschnitte ? Math.min(minMonate, werteAm(recht.abschnitte, beginn).min) : minMonate,
		max: isSonderkonzept ? Math.max(maxMonate, werteAm(recht.sonderkonzept, beginn).max) : maxMonate,
	};
}

/** Full months of a service in parts, this one and those that don't overlap it, and how many the law asks for. */
export function abschnittssumme(
	dieser: Zeitraum,
	andere: readonly Zeitraum[],
	recht: Recht = RECHT,
): { readonly monate: number; readonly mindestens: number } {
	const daneben = andere.filter(({ von, bis }) => bis < dieser.von || dieser.bis < von);
	return {
		monate: [dieser, ...daneben].reduce((summe, { von, bis }) => summe + volleMonate(von, bis), 0),
		mindestens: werteAm(recht.abschnitte, dieser.von).summe,
	};
}

import { alterAm } from '#domain/datum.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { RECHT, type Recht } from './recht.ts';
import { werteAm } from './regelwerk.ts';

/** Whom a Dienstart takes, in whole years at the beginning; the older ones' begins at 27 (table: Dienstart). */
export function altersbereich({ minAlter, maxAlter, isUe27 }: Pick<Dienstart, 'minAlter' | 'maxAlter' | 'isUe27'>) {
	return { min: Math.max(minAlter ?? 0, isUe27 ? UE27 : 0), max: maxAlter };
}

const UE27 = 27;

/** In whole years when the service begins: in the month wished for, otherwise on this day; null: not known. */
export function alterZumBeginn(
	{
		geburtsdatum,
		gewuenschterBeginn,
	}: { readonly geburtsdatum?: string | null; readonly gewuenschterBeginn?: string | null },
	sonst: string,
): number | null {
	return geburtsdatum ? alterAm(geburtsdatum, gewuenschterBeginn ? `${gewuenschterBeginn}-01` : sonst) : null;
}

/** Why somebody of this age can't serve so; null: he can, or his age isn't known. */
export function zuJungOderZuAlt(
	dienstart: Pick<Dienstart, 'kurz' | 'minAlter' | 'maxAlter' | 'isUe27'>,
	alter: number | null,
): string | null {
	const { min, max } = altersbereich(dienstart);
	if (alter !== null && alter < min) return `${dienstart.kurz} ist erst ab ${min} Jahren möglich.`;
	return alter !== null && max !== null && alter > max ? `${dienstart.kurz} ist nur bis ${max} Jahre möglich.` : null;
}

/** Under age on a day (table: Minors). */
export function istMinderjaehrig(geburtsdatum: string, tag: string, recht: Recht = RECHT): boolean {
	return alterAm(geburtsdatum, tag) < werteAm(recht.volljaehrigkeit, tag).ab;
}

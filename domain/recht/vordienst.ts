import { addiereMonate, addiereTage, alterAm, begonneneMonate } from '#domain/datum.ts';
import { RECHT, type Recht } from './recht.ts';
import { type Art, werteAm } from './regelwerk.ts';

export interface Zeitraum {
	readonly von: string;
	readonly bis: string;
}

/**
 * Does a service still fit beside all earlier ones (table: Freiwilliger, vordienst)? Their months add up to `max`; of
 * the older in the BFD counting begins anew five years after it was reached.
 */
export function vordienstErlaubt(
	fruehere: readonly Zeitraum[],
	neu: Zeitraum,
	{ max, art, geburtsdatum }: { readonly max: number; readonly art: Art; readonly geburtsdatum?: string | null },
	recht: Recht = RECHT,
): boolean {
	const { jahre } = werteAm(recht.wartezeit, neu.von);
	const isUe27 = (tag: string): boolean =>
		art === 'BFD' && geburtsdatum ? alterAm(geburtsdatum, tag) >= werteAm(recht.ue27, tag).ab : false;
	let geleistet = 0;
	let frei: string | null = null;
	for (const { von, bis } of fruehere.toSorted((a, b) => (a.bis < b.bis ? -1 : 1))) {
		if (frei !== null && frei <= von && isUe27(von)) geleistet = 0;
		geleistet += begonneneMonate(von, bis);
		frei = geleistet >= max ? addiereMonate(addiereTage(bis, 1), jahre * 12) : null;
	}
	if (geleistet + begonneneMonate(neu.von, neu.bis) <= max) return true;
	return frei !== null && frei <= neu.von && isUe27(neu.von);
}

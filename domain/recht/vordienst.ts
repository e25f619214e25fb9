import { addiereMonate, addiereTage, alterAm, begonneneMonate } from '#domain/datum.ts';
import { RECHT, type Recht } from './recht.ts';
import { type Art, werteAm } from './regelwerk.ts';

interface Zeitraum {
	readonly von: string;
	readonly bis: string;
}

/**
 * Does a service still fit beside an earlier one (table: Freiwilliger, vordienst)? Their months add up to `max`; of the
 * older in the BFD counting begins anew five years after it was reached.
 */
export function vordienstErlaubt(
	frueher: Zeitraum,
	neu: Zeitraum,
	{ max, art, geburtsdatum }: { readonly max: number; readonly art: Art; readonly geburtsdatum?: string | null },
	recht: Recht = RECHT,
): boolean {
	const geleistet = begonneneMonate(frueher.von, frueher.bis);
	if (geleistet + begonneneMonate(neu.von, neu.bis) <= max) return true;
	const isUe27 = art === 'BFD' && geburtsdatum && alterAm(geburtsdatum, neu.von) >= werteAm(recht.ue27, neu.von).ab;
	if (!isUe27 || geleistet < max) return false;
	const { jahre } = werteAm(recht.wartezeit, neu.von);
	return addiereMonate(addiereTage(frueher.bis, 1), jahre * 12) <= neu.von;
}

import { tagInBerlin } from '#domain/datum.ts';
import type { Verlaufssuche } from './suche.ts';

const PORTAL = 'portal';

interface Wer {
	readonly id: string;
	readonly name: string | null;
}

/** As much of an entry as filters ask. */
export interface Filterbar {
	readonly zeit: string;
	readonly art: string;
	readonly akteur: Wer | null;
	readonly impersoniertVon: Wer | null;
	readonly isManuell?: boolean;
}

/** Days count as in Germany, both included; whoever acted in the view of another counts as well as the other. */
export function gefiltert<E extends Filterbar>(eintraege: readonly E[], suche: Verlaufssuche): readonly E[] {
	const { art, wer, von, bis, hand } = suche;
	return eintraege.filter((e) => {
		const tag = tagInBerlin(e.zeit);
		if ((art && e.art !== art) || (hand && !e.isManuell)) return false;
		if ((von && tag < von) || (bis && tag > bis)) return false;
		return !wer || beteiligte(e).includes(wer);
	});
}

const beteiligte = ({ akteur, impersoniertVon }: Filterbar): readonly string[] => [
	akteur?.id ?? PORTAL,
	...(impersoniertVon ? [impersoniertVon.id] : []),
];

/** Whoever did something, by name. */
export function handelnde(
	eintraege: readonly Filterbar[],
	portal: string,
	unbekannt: string,
): { value: string; label: string }[] {
	const namen = new Map<string, string>();
	for (const { akteur, impersoniertVon } of eintraege) {
		if (akteur === null) namen.set(PORTAL, portal);
		for (const wer of [akteur, impersoniertVon]) if (wer) namen.set(wer.id, wer.name ?? unbekannt);
	}
	return [...namen].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'de'));
}

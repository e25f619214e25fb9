import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { wochentagsname } from '../../client/datumsworte.ts';
import { VERLAUF } from '../../texte/akte/akte-verlauf.ts';

export interface Tag<E> {
	tag: string;
	heading: string;
	eintraege: readonly E[];
}

/** By the day it happened on in Germany, in the given order. */
export function nachTagen<E extends { zeit: string }>(eintraege: readonly E[], heute: string): Tag<E>[] {
	const tage = Map.groupBy(eintraege, ({ zeit }) => tagInBerlin(zeit));
	return [...tage].map(([tag, eigene]) => ({ tag, heading: tagesname(tag, heute), eintraege: eigene }));
}

function tagesname(tag: string, heute: string): string {
	const datum = formatDatum(tag);
	if (tag === heute) return VERLAUF.heute(datum);
	if (tag === addiereTage(heute, -1)) return VERLAUF.gestern(datum);
	return VERLAUF.tag(wochentagsname(tag), datum);
}

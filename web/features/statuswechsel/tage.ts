import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { STATUSWECHSEL } from '../../texte/listen/listen.ts';

/** `Heute, 19.08.2026`. */
export function tagesname(tag: string, heute: string): string {
	if (tag === heute) return STATUSWECHSEL.heute(formatDatum(tag));
	if (tag === addiereTage(heute, -1)) return STATUSWECHSEL.gestern(formatDatum(tag));
	return formatDatum(tag);
}

/**
 * How many rows of a page fall on each day. A day that may go on before or after the page is left out: the page doesn't
 * know its number.
 */
export function ganzeTage(zeiten: readonly string[], { davor, danach }: { davor: boolean; danach: boolean }) {
	const anzahl = new Map<string, number>();
	for (const tag of zeiten.map(tagInBerlin)) anzahl.set(tag, (anzahl.get(tag) ?? 0) + 1);
	const tage = [...anzahl.keys()];
	const [erster, letzter] = [tage[0], tage.at(-1)];
	if (davor && erster) anzahl.delete(erster);
	if (danach && letzter) anzahl.delete(letzter);
	return anzahl;
}

import { addiereTage, maxDatum, minDatum } from '#domain/datum.ts';

/** Days from `von` to `bis`, both counted. */
export interface Zeitraum {
	readonly von: string;
	readonly bis: string;
}

export const enthaelt = (zeitraum: Zeitraum, tag: string): boolean => zeitraum.von <= tag && tag <= zeitraum.bis;

/** The days both have in common; null when there is none. */
export function schnitt(a: Zeitraum, b: Zeitraum): Zeitraum | null {
	const von = maxDatum(a.von, b.von);
	const bis = minDatum(a.bis, b.bis);
	return von <= bis ? { von, bis } : null;
}

/** The days of `a` that do not lie in `b`: none, one period or one on either side. */
export function ohne(a: Zeitraum, b: Zeitraum): Zeitraum[] {
	const gemeinsam = schnitt(a, b);
	if (!gemeinsam) return a.von <= a.bis ? [a] : [];
	const reste = [
		{ von: a.von, bis: addiereTage(gemeinsam.von, -1) },
		{ von: addiereTage(gemeinsam.bis, 1), bis: a.bis },
	];
	return reste.filter((rest) => rest.von <= rest.bis);
}

/**
 * The greatest number of periods that share one day of `rahmen`, and the first such day. A sweep over the bounds: the
 * number only rises where a period begins, so no day is visited.
 */
export function hoechststand(perioden: readonly Zeitraum[], rahmen: Zeitraum): { anzahl: number; tag: string } {
	const darin = perioden.flatMap((periode) => schnitt(periode, rahmen) ?? []);
	const anfaenge = darin.map((periode) => periode.von).sort();
	const enden = darin.map((periode) => periode.bis).sort();
	let anzahl = 0;
	let tag = rahmen.von;
	let beendet = 0;
	anfaenge.forEach((anfang, vorher) => {
		while ((enden[beendet] ?? anfang) < anfang) beendet += 1;
		const offen = vorher + 1 - beendet;
		if (offen <= anzahl) return;
		anzahl = offen;
		tag = anfang;
	});
	return { anzahl, tag };
}

/** The last day of `rahmen` on which at least `anzahl` (> 0) periods run; the same sweep from the other end. */
export function letzterTagMit(anzahl: number, perioden: readonly Zeitraum[], rahmen: Zeitraum): string | null {
	const darin = perioden.flatMap((periode) => schnitt(periode, rahmen) ?? []);
	const anfaenge = darin
		.map((periode) => periode.von)
		.sort()
		.reverse();
	const enden = darin
		.map((periode) => periode.bis)
		.sort()
		.reverse();
	let nichtBegonnen = 0;
	for (const [vorher, ende] of enden.entries()) {
		while ((anfaenge[nichtBegonnen] ?? ende) > ende) nichtBegonnen += 1;
		if (vorher + 1 - nichtBegonnen >= anzahl) return ende;
	}
	return null;
}

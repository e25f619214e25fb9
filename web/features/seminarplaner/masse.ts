/** Where things stand on the time line of a cycle: in shares of its width, so that it grows with the window. */
import { addiereMonate, addiereTage, tageZwischen } from '#domain/datum.ts';

export interface Achse {
	readonly start: string;
	readonly ende: string;
	/** Days of the cycle. */
	readonly tage: number;
}

export const achse = ({ start, ende }: { start: string; ende: string }): Achse => ({
	start,
	ende,
	tage: tageZwischen(start, ende) + 1,
});

/** Per cent from the left; beyond the cycle at its edge. */
export const stelle = ({ start, tage }: Achse, tag: string): number =>
	Math.min(100, Math.max(0, (tageZwischen(start, tag) / tage) * 100));

/** Per cent, both days counted; at least so many days wide. */
export function breite({ tage }: Achse, von: string, bis: string, mindestens = 1): number {
	return (Math.max(mindestens, tageZwischen(von, bis) + 1) / tage) * 100;
}

/** First days of the months that begin in it. */
export function monate({ start, ende }: Achse): string[] {
	const erster = `${start.slice(0, 8)}01`;
	const alle: string[] = [];
	for (let tag = erster; tag <= ende; tag = addiereMonate(tag, 1)) alle.push(tag);
	return alle;
}

/** The day under a point, given as a share of the width. */
export const tagAn = ({ start, tage }: Achse, anteil: number): string =>
	addiereTage(start, Math.min(tage - 1, Math.max(0, Math.floor(anteil * tage))));

/** A bar on its line, in pixels. */
export interface Platz {
	readonly id: string;
	readonly von: number;
	readonly bis: number;
	/** Of its words. */
	readonly wort: number;
}

export interface Gelegt {
	readonly reihe: number;
	/** The words stand left of the bar. */
	readonly links: boolean;
}

/** How near words may come to what is beside them. */
const LUFT = 8;

/**
 * Bars of a row so that no words lie over another bar: below one another where they are too near. Words stand at the
 * right, unless they would cross today or the end of the line.
 */
export function lege(
	plaetze: readonly Platz[],
	{ heute, ganz }: { heute: number | null; ganz: number },
): {
	readonly jeID: ReadonlyMap<string, Gelegt>;
	readonly reihen: number;
} {
	const enden: number[] = [];
	const jeID = new Map<string, Gelegt>();
	for (const platz of plaetze.toSorted((a, b) => a.von - b.von || a.id.localeCompare(b.id))) {
		const rechtsBis = platz.bis + platz.wort;
		const kreuzt = heute !== null && platz.bis <= heute && heute < rechtsBis;
		const links = (rechtsBis > ganz || kreuzt) && platz.von - platz.wort >= 0;
		const [von, bis] = links ? [platz.von - platz.wort, platz.bis] : [platz.von, rechtsBis];
		const frei = enden.findIndex((ende) => ende + LUFT <= von);
		const reihe = frei < 0 ? enden.length : frei;
		enden[reihe] = bis;
		jeID.set(platz.id, { reihe, links });
	}
	return { jeID, reihen: Math.max(1, enden.length) };
}

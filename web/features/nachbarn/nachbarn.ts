/** Rows of a list by their place, as far as they are loaded. */
export type Zeilenblick = (position: number) => string | undefined;

export interface Nachbarn {
	/** Places of the next other file on either side; null: there is none. */
	davor: number | null;
	danach: number | null;
}

/**
 * A volunteer may stand in several rows one after the other, which count as one. Who has left the list since it was
 * opened, by what was just done, has given his place to the next.
 */
export function nachbarn(id: string, position: number, total: number, zeile: Zeilenblick): Nachbarn {
	const suche = (start: number, schritt: 1 | -1): number | null => {
		for (let p = start; p >= 0 && p < total; p += schritt) {
			const dort = zeile(p);
			if (dort === undefined) return null;
			if (dort !== id) return p;
		}
		return null;
	};
	const nochDa = zeile(position) === id;
	return { davor: suche(position - 1, -1), danach: suche(nochDa ? position + 1 : position, 1) };
}

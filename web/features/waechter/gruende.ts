/** Why something is in danger, and what helps. */
interface Grund {
	readonly ursache: string;
	readonly abhilfe: string;
}

/** Rows that follow one another for the same reason: it is said once, above them. */
interface Grundreihe<Zeile extends Grund> {
	readonly erste: Zeile;
	readonly anzahl: number;
}

/** Which rows stand among others of their reason; those alone are not in it. The order stays. */
export function grundreihen<Zeile extends Grund>(zeilen: readonly Zeile[]): ReadonlyMap<Zeile, Grundreihe<Zeile>> {
	const reihen: Zeile[][] = [];
	for (const zeile of zeilen) {
		const letzte = reihen.at(-1);
		if (letzte?.[0] && istGleich(letzte[0], zeile)) letzte.push(zeile);
		else reihen.push([zeile]);
	}
	return new Map(
		reihen.flatMap((reihe) => {
			const [erste] = reihe;
			if (!erste || reihe.length === 1) return [];
			return reihe.map((zeile) => [zeile, { erste, anzahl: reihe.length }] as const);
		}),
	);
}

const istGleich = (a: Grund, b: Grund): boolean => a.ursache === b.ursache && a.abhilfe === b.abhilfe;

import { queryOptions, useQuery } from '@tanstack/react-query';

/** The ground of the map as `scripts/kartengrund.ts` writes it: paths of SVG in units of the drawing. */
interface Grund {
	readonly land: string;
	/** Borders of the states and, in the fine drawing, of the districts. */
	readonly laender: string;
	readonly kreise: string;
	readonly ausland: string;
	readonly staaten: string;
	/** Where Germany meets its neighbours: drawn broadly, since the two come from different sources. */
	readonly naht: string;
	/** Broad ones first. */
	readonly fluesse: readonly [string, string, string];
	readonly seen: string;
	/** Name, x, y and rank, the greatest first. */
	readonly orte: readonly (readonly [string, number, number, number])[];
}

/** From here on the coarse drawing would show its corners. */
const FEIN_AB = 26_000;
const DATEI = {
	grob: new URL('./grund/grob.json', import.meta.url),
	fein: new URL('./grund/fein.json', import.meta.url),
} as const;

const grundQuery = (stufe: keyof typeof DATEI) =>
	queryOptions({
		queryKey: ['karte', 'grund', stufe],
		queryFn: async ({ signal }): Promise<Grund> => {
			const antwort = await fetch(DATEI[stufe], { signal });
			if (!antwort.ok) throw new Error(`Kartengrund: ${antwort.status}`);
			return antwort.json();
		},
		staleTime: Number.POSITIVE_INFINITY,
	});

/** The drawing for a scale; the coarse one until the fine one is there, nothing until that is. */
export function useGrund(skala: number): Grund | undefined {
	const nah = skala >= FEIN_AB;
	const grob = useQuery(grundQuery('grob'));
	const fein = useQuery({ ...grundQuery('fein'), enabled: nah });
	return (nah && fein.data) || grob.data;
}

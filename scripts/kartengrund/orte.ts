import { AUSSCHNITT, zeichne } from './ausschnitt.ts';
import type { Ort } from './quellen.ts';

/** How German speakers name what the source has otherwise. */
const DEUTSCHE_NAMEN: Readonly<Record<string, string>> = {
	'Almere Stad': 'Almere',
	Brno: 'Brünn',
	Brussels: 'Brüssel',
	Copenhagen: 'Kopenhagen',
	Dessau: 'Dessau-Roßlau',
	Esslingen: 'Esslingen am Neckar',
	Freiburg: 'Freiburg im Breisgau',
	Genève: 'Genf',
	'Hanau am Main': 'Hanau',
	Liège: 'Lüttich',
	'Marburg an der Lahn': 'Marburg',
	Mülheim: 'Mülheim an der Ruhr',
	Munich: 'München',
	Nijmegen: 'Nimwegen',
	Poznań: 'Posen',
	Prague: 'Prag',
	Strasbourg: 'Straßburg',
	Szczecin: 'Stettin',
	'The Hague': 'Den Haag',
	Vienna: 'Wien',
};
/** Below this a place is left out: of Germany, of its parts of towns, of other countries. */
const AB = { ort: 7_500, ortsteil: 10_000, ausland: 150_000 } as const;
/** From which population on a place has rank 1, 2, …; parts of towns have the last one. */
const RAENGE = [200_000, 80_000, 30_000, 12_000] as const;

/** `x`, `y` and rank of each name, the greatest first: a name drawn keeps others from being drawn over it. */
export function waehleOrte(orte: readonly Ort[], ab: number): readonly (readonly [string, number, number, number])[] {
	const gesehen = new Set<string>();
	return orte
		.filter((ort) => imRahmen(ort) && ort.population >= Math.max(ab, schwelle(ort)))
		.map((ort) => ({ ort, rang: rang(ort) }))
		.sort((a, b) => a.rang - b.rang || b.ort.population - a.ort.population)
		.map(({ ort, rang }) => {
			const [x, y] = zeichne(ort.loc.coordinates);
			return [(!istOrtsteil(ort) && DEUTSCHE_NAMEN[ort.name]) || ort.name, Math.round(x), Math.round(y), rang] as const;
		})
		.filter(([name, x, y]) => {
			// The source lists some places twice, as a town and as its centre.
			const schluessel = `${name} ${Math.round(x / 400)} ${Math.round(y / 400)}`;
			return !gesehen.has(schluessel) && gesehen.add(schluessel);
		});
}

const istOrtsteil = ({ featureCode }: Ort): boolean => featureCode === 'PPLX';

function schwelle(ort: Ort): number {
	if (ort.country !== 'DE') return istOrtsteil(ort) ? Number.POSITIVE_INFINITY : AB.ausland;
	return istOrtsteil(ort) ? AB.ortsteil : AB.ort;
}

function rang(ort: Ort): number {
	const groesser = RAENGE.findIndex((einwohner) => ort.population >= einwohner);
	return istOrtsteil(ort) || groesser < 0 ? RAENGE.length + 1 : groesser + 1;
}

function imRahmen({ loc: { coordinates } }: Ort): boolean {
	const [lon, lat] = coordinates;
	const { west, ost, sued, nord } = AUSSCHNITT;
	return lon > west && lon < ost && lat > sued && lat < nord;
}

import { groesster, kleinster } from '#domain/beliebig-viele.ts';
import { beschneide, istDrin, zeichne } from './ausschnitt.ts';
import type { Gebiet, Koordinate, Polygone, Quellen, Topologie, Werkzeug } from './quellen.ts';

/** By ISO number. */
const DEUTSCHLAND = '276';
/** Areas with structure: the land; seas and the Bodensee are listed as areas of their own. */
const LANDFLAECHE = 4;

interface Stufe {
	readonly dreieck: number;
	/** Width a ring must have at least to be drawn. */
	readonly insel: number;
	readonly fluesse: readonly number[];
	readonly seenAb: number;
	/** Also with the borders of districts. */
	readonly mitKreisen: boolean;
}

/** Areas and what divides them. */
export function flaechen(werkzeug: Werkzeug, { kreise, staaten }: Quellen, stufe: Stufe) {
	const deutschland = vereinfacht(
		werkzeug,
		kreise
			.flatMap((kreis) => (kreis.type === 'Feature' ? [kreis] : kreis.features))
			.filter(({ properties }) => properties.GF === LANDFLAECHE)
			.map(({ geometry, properties }) => ({ geometry: gezeichnet(geometry), properties: { land: properties.SN_L } })),
		stufe,
	);
	const inLand = (wert: Gebiet) => wert.properties?.land;
	const nachbarn = werkzeug
		.feature(staaten, staaten.objects.countries)
		.features.map(({ geometry }, i) => ({ geometry, id: staaten.objects.countries?.geometries[i]?.id }))
		.filter(({ geometry }) => geometry && ringe(gezeichnet(geometry)).some((ring) => ring.some(istDrin)));
	const ausland = nachbarn.filter(({ id }) => id !== DEUTSCHLAND).map(umriss);
	const drumherum = vereinfacht(werkzeug, ausland, stufe);
	const deutsch = nachbarn.filter(({ id }) => id === DEUTSCHLAND).map(umriss);
	const naht = vereinfacht(werkzeug, [...deutsch, ...ausland], stufe);
	return {
		land: zuege(
			ringe(werkzeug.merge(deutschland, deutschland.objects.flaechen?.geometries ?? [])).filter(
				(ring) => breite(ring) >= stufe.insel,
			),
			true,
		),
		laender: zuege(
			grenzen(werkzeug, deutschland, (a, b) => inLand(a) !== inLand(b)),
			false,
		),
		kreise: stufe.mitKreisen
			? zuege(
					grenzen(werkzeug, deutschland, (a, b) => inLand(a) === inLand(b)),
					false,
				)
			: '',
		ausland: zuege(
			alleRinge(werkzeug, drumherum)
				.map(beschneide)
				.filter((ring) => breite(ring) >= stufe.insel),
			true,
		),
		staaten: zuege(grenzen(werkzeug, drumherum).flatMap(innerhalb), false),
		/** Where Germany and its neighbours meet by the coarser source: closes the gap between the two. */
		naht: zuege(
			grenzen(werkzeug, naht, (a, b) => [a, b].includes(naht.objects.flaechen?.geometries[0] ?? a)).flatMap(innerhalb),
			false,
		),
	};
}

/** Rivers, broad ones first, and lakes. */
export function linien({ gewaesser }: Quellen, stufe: Stufe) {
	const klasse = (von: number, bis: number) =>
		zuege(
			gewaesser.fluesse
				.filter((f) => stufe.fluesse.includes(f.klasse) && f.klasse >= von && f.klasse <= bis)
				.flatMap(({ punkte }) => innerhalb(punkte.map(zeichne))),
			false,
		);
	const seen = gewaesser.seen
		.map((ring) => beschneide(ring.map(zeichne)))
		.filter((ring) => breite(ring) >= stufe.seenAb);
	return { fluesse: [klasse(0, 1), klasse(2, 2), klasse(3, 9)], seen: zuege(seen, true) };
}

interface Umriss {
	readonly geometry: Polygone;
	readonly properties?: Gebiet['properties'];
}

const umriss = ({ geometry }: Umriss): Umriss => ({ geometry: gezeichnet(geometry) });

const ringe = ({ type, coordinates }: Polygone): readonly (readonly Koordinate[])[] =>
	(type === 'Polygon' ? coordinates : coordinates.flat()) as readonly (readonly Koordinate[])[];

function gezeichnet({ type, coordinates }: Polygone): Polygone {
	const ring = (punkte: readonly Koordinate[]) => punkte.map(zeichne);
	return type === 'Polygon'
		? { type, coordinates: (coordinates as readonly (readonly Koordinate[])[]).map(ring) }
		: { type, coordinates: (coordinates as readonly (readonly (readonly Koordinate[])[])[]).map((p) => p.map(ring)) };
}

/** Lines that areas share are simplified once, so that the areas still meet. */
function vereinfacht(werkzeug: Werkzeug, gebiete: readonly Umriss[], { dreieck }: Stufe): Topologie {
	const features = gebiete.map((gebiet) => ({ type: 'Feature', ...gebiet }));
	const genau = werkzeug.topology({ flaechen: { type: 'FeatureCollection', features } });
	return werkzeug.simplify(werkzeug.presimplify(genau), dreieck);
}

const alleRinge = (werkzeug: Werkzeug, topologie: Topologie): readonly (readonly Koordinate[])[] =>
	werkzeug.feature(topologie, topologie.objects.flaechen).features.flatMap(({ geometry }) => ringe(geometry));

/** Where two areas meet. */
const grenzen = (
	werkzeug: Werkzeug,
	topologie: Topologie,
	filter: (a: Gebiet, b: Gebiet) => boolean = () => true,
): readonly (readonly Koordinate[])[] =>
	werkzeug.mesh(topologie, topologie.objects.flaechen, (a, b) => a !== b && filter(a, b)).coordinates;

/** The parts of a line within the frame. */
function innerhalb(linie: readonly Koordinate[]): Koordinate[][] {
	const teile: Koordinate[][] = [[]];
	for (const p of linie) {
		if (istDrin(p)) teile.at(-1)?.push(p);
		else if (teile.at(-1)?.length) teile.push([]);
	}
	return teile.filter((teil) => teil.length > 1);
}

function breite(ring: readonly Koordinate[]): number {
	const spanne = (werte: readonly number[]) => groesster(werte) - kleinster(werte);
	return ring.length === 0 ? 0 : Math.max(spanne(ring.map(([x]) => x)), spanne(ring.map(([, y]) => y)));
}

/** As paths of SVG in whole units, each point by its distance from the one before: short, and drawn as it is. */
function zuege(alle: readonly (readonly Koordinate[])[], geschlossen: boolean): string {
	return alle.map((punkte) => zug(punkte, geschlossen)).join('');
}

function zug(punkte: readonly Koordinate[], geschlossen: boolean): string {
	const ganz = punkte.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
	const [erster, ...weitere] = ganz.filter(([x, y], i) => i === 0 || x !== ganz[i - 1]?.[0] || y !== ganz[i - 1]?.[1]);
	if (!erster || weitere.length === 0) return '';
	let [x, y] = erster;
	const schritte = weitere.map(([nx, ny]) => {
		const schritt = [nx - x, ny - y];
		[x, y] = [nx, ny];
		return schritt;
	});
	const text = schritte.flat().reduce((s, n) => s + (n < 0 || s.endsWith('l') ? n : ` ${n}`), 'l');
	return `M${erster.join(' ')}${text}${geschlossen ? 'z' : ''}`;
}

/** Shapes of what others package, as far as it is read. */

/** Longitude and latitude, in degrees, or x and y on the drawing. */
export type Koordinate = readonly [number, number];

export interface Polygone {
	readonly type: 'Polygon' | 'MultiPolygon';
	readonly coordinates: readonly (readonly Koordinate[])[] | readonly (readonly (readonly Koordinate[])[])[];
}

interface Merkmal {
	readonly type: 'Feature';
	readonly properties: { readonly GF: number };
	readonly geometry: Polygone;
}

/** A state of Germany: one piece, or several. */
export type Land = Merkmal | { readonly type: 'FeatureCollection'; readonly features: readonly Merkmal[] };

/** A country of the world in a topology. */
interface Staat {
	readonly id?: string;
}

export interface Topologie<O = unknown> {
	readonly type: 'Topology';
	readonly objects: Readonly<
		Record<string, { readonly type: 'GeometryCollection'; readonly geometries: readonly O[] }>
	>;
}
export type Staaten = Topologie<Staat>;

export interface Ort {
	readonly name: string;
	readonly country: string;
	readonly featureCode: string;
	readonly population: number;
	readonly loc: { readonly coordinates: Koordinate };
}

export interface Gewaesser {
	readonly fluesse: readonly { readonly klasse: number; readonly punkte: readonly Koordinate[] }[];
	/** Rings. */
	readonly seen: readonly (readonly Koordinate[])[];
}

export interface Quellen {
	readonly laender: readonly Land[];
	readonly staaten: Staaten;
	readonly orte: readonly Ort[];
	readonly gewaesser: Gewaesser;
}

interface Linien {
	readonly type: 'MultiLineString';
	readonly coordinates: readonly (readonly Koordinate[])[];
}

/** What of the topojson packages is used. */
export interface Werkzeug {
	topology(objekte: Readonly<Record<string, unknown>>): Topologie;
	presimplify(topologie: Topologie): Topologie;
	simplify(topologie: Topologie, dreieck: number): Topologie;
	mesh(topologie: Topologie, objekt: unknown, filter?: (a: unknown, b: unknown) => boolean): Linien;
	feature(topologie: Topologie, objekt: unknown): { readonly features: readonly { readonly geometry: Polygone }[] };
}

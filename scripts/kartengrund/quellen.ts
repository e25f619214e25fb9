/** Shapes of what others package, as far as it is read. */

/** Longitude and latitude, in degrees, or x and y on the drawing. */
export type Koordinate = readonly [number, number];

export interface Polygone {
	readonly type: 'Polygon' | 'MultiPolygon';
	readonly coordinates: readonly (readonly Koordinate[])[] | readonly (readonly (readonly Koordinate[])[])[];
}

interface Merkmal {
	readonly type: 'Feature';
	/** SN_L: number of the state. */
	readonly properties: { readonly GF: number; readonly SN_L: string };
	readonly geometry: Polygone;
}

/** A district: one piece, or several. */
export type Kreis = Merkmal | { readonly type: 'FeatureCollection'; readonly features: readonly Merkmal[] };

/** An area in a topology. */
export interface Gebiet {
	/** Of a country its ISO number. */
	readonly id?: string;
	readonly properties?: { readonly land?: string };
}

export interface Topologie {
	readonly type: 'Topology';
	readonly objects: Readonly<
		Record<string, { readonly type: 'GeometryCollection'; readonly geometries: readonly Gebiet[] }>
	>;
}

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
	readonly kreise: readonly Kreis[];
	readonly staaten: Topologie;
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
	mesh(topologie: Topologie, objekt: unknown, filter?: (a: Gebiet, b: Gebiet) => boolean): Linien;
	merge(topologie: Topologie, objekte: readonly Gebiet[]): Polygone;
	feature(topologie: Topologie, objekt: unknown): { readonly features: readonly { readonly geometry: Polygone }[] };
}

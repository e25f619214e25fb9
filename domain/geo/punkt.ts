/** A place on the ground, in degrees. */
export interface Punkt {
	readonly lat: number;
	readonly lon: number;
}

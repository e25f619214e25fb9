import type { Punkt } from './punkt.ts';

/** A place on the flat map: the world is 0…1 wide and high, y downwards. */
export interface Flach {
	readonly x: number;
	readonly y: number;
}

const ERDUMFANG_KM = 40_075;

export function aufKarte({ lat, lon }: Punkt): Flach {
	const bogen = (lat * Math.PI) / 180;
	return { x: (lon + 180) / 360, y: (1 - Math.asinh(Math.tan(bogen)) / Math.PI) / 2 };
}

/** The place on the ground a point of the map stands for. */
export const aufErde = ({ x, y }: Flach): Punkt => ({
	lat: (Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI,
	lon: x * 360 - 180,
});

/** How wide a distance is on the map at a latitude. */
export const kmAufKarte = (km: number, lat: number): number => km / (ERDUMFANG_KM * Math.cos((lat * Math.PI) / 180));

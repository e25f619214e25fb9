import type { Punkt } from './punkt.ts';

const ERDRADIUS_KM = 6371;
const bogen = (grad: number): number => (grad * Math.PI) / 180;

/** Kilometres as the crow flies, to one decimal (table: Computations, Distance). */
export function entfernungKm(a: Punkt, b: Punkt): number {
	const breite = Math.sin(bogen(b.lat - a.lat) / 2) ** 2;
	const laenge = Math.sin(bogen(b.lon - a.lon) / 2) ** 2;
	const h = breite + Math.cos(bogen(a.lat)) * Math.cos(bogen(b.lat)) * laenge;
	return Math.round(2 * ERDRADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h))) * 10) / 10;
}

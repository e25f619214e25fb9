import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Projektion, Zeile } from '#projections/engine/projection.ts';

/** Streams as they were once recorded, by name. */
export type Musterstreams = Readonly<Record<string, readonly Aufgezeichnet[]>>;
/** Rows those streams give, by table and version of the projection. */
export type Musterzeilen = Readonly<Record<string, readonly Zeile[]>>;

export const fassung = ({ table, version }: Projektion): string => `${table} ${version}`;

/** The rows a projection makes of the sample streams. */
export function zeilenAus(projektion: Projektion, streams: Musterstreams): Zeile[] {
	return Object.entries(streams).flatMap(([name, ereignisse]) => {
		const trenner = name.indexOf('-');
		if (name.slice(0, trenner) !== projektion.of.name) return [];
		return [...projektion.rows(falte(projektion.of, name.slice(trenner + 1), structuredClone(ereignisse)))];
	});
}

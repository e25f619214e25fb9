import type { Flach } from './mercator.ts';

/** Places that would overlap on the map, shown as one. */
export interface Buendel<T extends Flach> extends Flach {
	readonly teile: readonly T[];
}

/**
 * Joins what lies closer than `abstand`. Each place goes to the first bundle in reach, so that the result depends only
 * on the order given and doesn't jump while the map is moved.
 */
export function buendle<T extends Flach>(punkte: readonly T[], abstand: number): Buendel<T>[] {
	const felder = new Map<string, Feld<T>[]>();
	const alle: Feld<T>[] = [];
	for (const punkt of punkte) {
		const spalte = Math.floor(punkt.x / abstand);
		const zeile = Math.floor(punkt.y / abstand);
		const nahes = umliegende(felder, spalte, zeile).find((f) => Math.hypot(f.x - punkt.x, f.y - punkt.y) < abstand);
		if (nahes) {
			nahes.teile.push(punkt);
			continue;
		}
		const neu = { x: punkt.x, y: punkt.y, teile: [punkt] };
		alle.push(neu);
		const feld = felder.get(`${spalte}/${zeile}`);
		if (feld) feld.push(neu);
		else felder.set(`${spalte}/${zeile}`, [neu]);
	}
	return alle;
}

interface Feld<T> extends Flach {
	readonly teile: T[];
}

function umliegende<T>(felder: ReadonlyMap<string, Feld<T>[]>, spalte: number, zeile: number): Feld<T>[] {
	const nachbarn = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${spalte + dx}/${zeile + dy}`));
	return nachbarn.flatMap((key) => felder.get(key) ?? []);
}

import type { Projektion, Zeile } from './projection.ts';

/** What has to be written so that a projection shows the state after instead of the state before. */
export interface Unterschied {
	readonly projektion: Projektion;
	readonly upserts: readonly Zeile[];
	/** Rows that are gone; only their key counts. */
	readonly deletes: readonly Zeile[];
}

export function unterschied(
	projektion: Projektion,
	vorher: readonly Zeile[],
	nachher: readonly Zeile[],
): Unterschied | null {
	const alt = nachSchluessel(projektion, vorher);
	const upserts: Zeile[] = [];
	for (const [schluessel, zeile] of nachSchluessel(projektion, nachher)) {
		const bisher = alt.get(schluessel);
		alt.delete(schluessel);
		if (!bisher || !gleich(projektion, bisher, zeile)) upserts.push(zeile);
	}
	const deletes = [...alt.values()];
	return upserts.length || deletes.length ? { projektion, upserts, deletes } : null;
}

export function nachSchluessel({ table, key }: Projektion, zeilen: readonly Zeile[]): Map<string, Zeile> {
	const map = new Map(
		zeilen.map((z) => [key.length === 1 ? String(z[key[0] as string]) : JSON.stringify(key.map((k) => z[k])), z]),
	);
	if (map.size !== zeilen.length) throw new Error(`${table}: zwei Zeilen mit demselben Schlüssel`);
	return map;
}

function gleich({ spalten }: Projektion, a: Zeile, b: Zeile): boolean {
	for (const spalte in spalten) {
		const x = a[spalte];
		const y = b[spalte];
		if (x === y) continue;
		if (typeof x !== 'object' || JSON.stringify(x) !== JSON.stringify(y)) return false;
	}
	return true;
}

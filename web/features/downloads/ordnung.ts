/** The order after one has taken the place of another; those between move up or down. */
export function anStelleVon(ids: readonly string[], id: string, ziel: string): string[] {
	const stelle = ids.indexOf(ziel);
	return ids.filter((andere) => andere !== id).toSpliced(stelle, 0, id);
}

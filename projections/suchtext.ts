/** Lower-case text the free search looks into; accents stay, the query strips them on both sides. */
export function suchtext(...teile: readonly (string | null | undefined)[]): string {
	return teile
		.filter((t) => t)
		.join(' ')
		.toLocaleLowerCase('de');
}

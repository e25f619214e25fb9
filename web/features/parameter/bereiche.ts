/** The tabs, in their order. */
export const BEREICHSNAMEN = [
	'allgemein',
	'kontingent',
	'freiwilligendienste',
	'seminarverwaltung',
	'mahnwesen',
	'seminare',
] as const;
export type Bereich = (typeof BEREICHSNAMEN)[number];

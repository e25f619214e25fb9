/** How the filter `f` of a list compares (table: API conventions). */
export const FILTER_OPS = [
	'gleich',
	'ungleich',
	'in',
	'zwischen',
	'enthaelt',
	'leer',
	'nichtLeer',
	'vor',
	'nach',
] as const;
export type FilterOp = (typeof FILTER_OPS)[number];

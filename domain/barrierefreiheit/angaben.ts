import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';

/** Whether the law binds the tenant; `OFFEN`: it hasn't said. */
export const BINDUNGEN = [
	'OFFEN',
	'BUND',
	'LAND',
	'FREIWILLIG',
] as const satisfies readonly ParameterFelder['barrierefreiheitBindung'][];

/** What a statement can't do without. */
export type Erklaerungsangaben = Pick<
	ParameterFelder,
	'barrierefreiheitBindung' | 'durchsetzungsstelle' | 'durchsetzungsstelleLink'
>;

/**
 * Who is bound names the body to turn to, with its link (BGG § 12b Abs. 2 Nr. 3); who publishes of his own accord need
 * not. Nothing is assumed of a tenant that hasn't said which of them it is.
 */
export const fehlenAngaben = (angaben: Erklaerungsangaben): boolean => {
	const { barrierefreiheitBindung: bindung, durchsetzungsstelle, durchsetzungsstelleLink } = angaben;
	if (bindung === 'OFFEN') return true;
	return bindung !== 'FREIWILLIG' && (durchsetzungsstelle === null || durchsetzungsstelleLink === null);
};

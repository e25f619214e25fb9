/**
 * Facts a part of a document may depend on: placeholders that hold a word where the fact holds, and are never printed.
 * `{?{{ wenn.minderjaehrig }}Es gilt das Jugendarbeitsschutzgesetz.?}`
 */

const GRUPPE = 'wenn.';

/** By the name in the template, as a condition says it. */
export const TATSACHEN = {
	minderjaehrig: 'minderjährig',
	volljaehrig: 'volljährig',
	fsj: 'im FSJ',
	foej: 'im FÖJ',
	bfd: 'im BFD',
	buchhaltung_traeger: 'mit Buchhaltung beim Träger',
} as const;

export const istTatsache = (name: string): boolean => name.startsWith(GRUPPE);

/** Of a template whose parts are decided on. A line of facts alone goes. */
export const ohneTatsachen = (vorlage: string): string =>
	vorlage.replace(/^[\t ]*(?:\{\{\s*wenn\.[a-z_]+\s*\}\}[\t ]*)+\n/gm, '').replace(/\{\{\s*wenn\.[a-z_]+\s*\}\}/g, '');

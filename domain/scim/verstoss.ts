/** Refusals in the words of SCIM (RFC 7644 §3.12): the code is the `scimType`. */
import { Abgelehnt } from '#domain/regelverstoss.ts';

export const SCIM_TYPEN = [
	'invalidFilter',
	'invalidPath',
	'invalidSyntax',
	'invalidValue',
	'mutability',
	'noTarget',
	'tooMany',
	'uniqueness',
] as const;
export type ScimTyp = (typeof SCIM_TYPEN)[number];

export const scimVerstoss = (code: ScimTyp, text: string): Abgelehnt =>
	new Abgelehnt([{ code, text, http: code === 'uniqueness' ? 409 : 400 }]);

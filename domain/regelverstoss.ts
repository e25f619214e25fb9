import type { Ablehnungscode } from './ablehnungen.ts';

/** Who can remove a violation: the acting user, the other roles, or nobody (time only). */
export type Behebbar = 'SELBST' | 'FREIWILLIGER' | 'MA_VEREIN' | 'MA_VERWALTUNG' | 'ADMIN' | 'ZEIT';

/** One violated rule, worded for the person who reads it (domain tables: G01–G35 and field rules). */
export interface Regelverstoss {
	/** Rule code: `G04`, or a field code such as `P`, `EM`, `BESTAETIGUNG`. */
	readonly code: Ablehnungscode;
	readonly text: string;
	/** HTTP status the rule answers with. */
	readonly http: 400 | 403 | 404 | 409 | 422;
	/** The field it is about, as named on the wire. */
	readonly feld?: string;
	readonly behebbarDurch?: readonly Behebbar[];
	/** Where it can be removed, as a client route target, e.g. `akte/vertrag`. */
	readonly ziel?: string;
}

export const KEINE_BERECHTIGUNG: Regelverstoss = {
	code: 'BERECHTIGUNG',
	text: 'Für diese Aktion fehlt Ihnen die Berechtigung.',
	http: 403,
};
/** What somebody may not see answers exactly like what doesn't exist. */
export const NICHT_GEFUNDEN: Regelverstoss = {
	code: 'NICHT_GEFUNDEN',
	text: 'Der Datensatz wurde nicht gefunden.',
	http: 404,
};
/** What the portal itself can't make out keeps no other from its turn. */
export const UNLESBAR: Regelverstoss = {
	code: 'UNLESBAR',
	text: 'Diese Angaben lassen sich gerade nicht lesen. Bitte wenden Sie sich an die Administration.',
	http: 409,
};

/** Also the answer where what was decided on has changed in the meantime. */
export const VERALTET: Regelverstoss = {
	code: 'VERSION',
	http: 409,
	text: 'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.',
};

/** Optimistic locking: the part edited is still the one that was shown. */
export const unveraendert = (version: number | undefined, jetzt: number): Regelverstoss | null =>
	version === undefined || version === jetzt ? null : VERALTET;

/** Thrown by deciders: the command is refused and nothing is written. */
export class Abgelehnt extends Error {
	readonly verstoesse: readonly Regelverstoss[];
	constructor(verstoesse: readonly [Regelverstoss, ...Regelverstoss[]] | readonly Regelverstoss[]) {
		super(verstoesse[0]?.text ?? 'Abgelehnt');
		this.name = 'Abgelehnt';
		this.verstoesse = verstoesse;
	}
}

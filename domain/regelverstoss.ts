/** Who can remove a violation: the acting user, the other roles, or nobody (time only). */
export type Behebbar = 'SELBST' | 'FREIWILLIGER' | 'MA_VEREIN' | 'MA_VERWALTUNG' | 'ADMIN' | 'ZEIT';

/** One violated rule, worded for the person who reads it (domain tables: G01–G35 and field rules). */
export interface Regelverstoss {
	/** Rule code: `G04`, or a field code such as `P`, `EM`, `BESTAETIGUNG`. */
	readonly code: string;
	readonly text: string;
	/** HTTP status the rule answers with. */
	readonly http: 400 | 403 | 404 | 409 | 422;
	/** The field it is about, as named on the wire. */
	readonly feld?: string;
	readonly behebbarDurch?: readonly Behebbar[];
	/** Where it can be removed, as a client route target, e.g. `akte/vertrag`. */
	readonly ziel?: string;
}

/** Thrown by deciders: the command is refused and nothing is written. */
export class Abgelehnt extends Error {
	readonly verstoesse: readonly Regelverstoss[];
	constructor(verstoesse: readonly [Regelverstoss, ...Regelverstoss[]] | readonly Regelverstoss[]) {
		super(verstoesse[0]?.text ?? 'Abgelehnt');
		this.name = 'Abgelehnt';
		this.verstoesse = verstoesse;
	}
}

/** One reason of a refusal, as the API words it. */
export interface FehlerDetail {
	/** The field it is about, as named on the wire. */
	feld?: string;
	code: string;
	text: string;
	/** Roles, or `SELBST`, or `ZEIT`. */
	behebbarDurch?: readonly string[];
	/** Where it can be removed, as a client route target. */
	ziel?: string;
}

/** A call that didn't succeed: refused by the API, or never answered (status 0). */
export class ApiFehler extends Error {
	readonly status: number;
	readonly code: string;
	readonly details: readonly FehlerDetail[];

	constructor(status: number, code: string, message: string, details: readonly FehlerDetail[] = []) {
		super(message);
		this.name = 'ApiFehler';
		this.status = status;
		this.code = code;
		this.details = details;
	}
}

export const hatStatus = (error: unknown, status: number): error is ApiFehler =>
	error instanceof ApiFehler && error.status === status;

/** The password or link was right; the second factor is asked for, or was wrong. */
export const verlangtCode = (error: unknown): error is ApiFehler =>
	hatStatus(error, 401) && (error.code === 'ZWEITER_FAKTOR' || istFalscherCode(error));
export const istFalscherCode = (error: unknown): error is ApiFehler => hatStatus(error, 401) && error.code === 'CODE';

/** The portal didn't answer, or couldn't: nothing is said about what was asked. */
export const istStoerung = (error: unknown): boolean =>
	!(error instanceof ApiFehler) || error.status === 0 || error.status >= 500;

/** No session, and none to be had by refreshing. */
export const istAbgemeldet = (error: unknown): boolean => hatStatus(error, 401) && !verlangtCode(error);

/** The page or action itself is forbidden; a rule of the tables (`G18`, `G21`, `G32`) explains itself instead. */
export const istVerboten = (error: unknown): boolean => hatStatus(error, 403) && !/^G\d+$/.test(error.code);

/** Of a one-time link: used, expired, replaced by a newer one, or mistyped; the server tells none of them apart. */
export const istUngueltigerLink = (error: unknown): boolean =>
	hatStatus(error, 400) || hatStatus(error, 404) || (hatStatus(error, 409) && error.code === 'LINK');

/** Messages by field, for forms: `form.setErrors(feldFehler(error))`. */
export function feldFehler(error: unknown): Record<string, string> {
	if (!(error instanceof ApiFehler)) return {};
	return Object.fromEntries(error.details.flatMap(({ feld, text }) => (feld ? [[feld, text]] : [])));
}

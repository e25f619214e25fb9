/** Which pages phones and tablets are shown; everything else, also after signing in, is for large screens. */

/** What a one-time link of a mail leads to. */
export type Linkziel =
	| 'KONTO'
	| 'KENNWORT'
	| 'EINLADUNG'
	| 'STELLE'
	| 'VORSCHLAG'
	| 'UNTERSCHRIFT'
	| 'ANMELDUNG'
	| 'EMAIL'
	| 'PERSON'
	| 'SEMINARANGEBOT'
	| 'TERMINWAHL'
	| 'NACHWEIS';

/** Always, whatever the tenant says. */
const IMMER = /^\/(impressum|datenschutz|barrierefreiheit|pruefen)(\/|$)/;

interface Linkseite {
	readonly pfad: RegExp;
	readonly ziel: Linkziel;
	/** Complete in itself on a small screen: shown there where the tenant says so (parameter isMobilFuerLinks). */
	readonly istMobil: boolean;
}

/** The pages of one-time links; the last part of the path is the link's token. */
const LINKSEITEN: readonly Linkseite[] = [
	{ pfad: /^\/bestaetigen\/email\/([^/]+)$/, ziel: 'EMAIL', istMobil: true },
	{ pfad: /^\/bestaetigen\/person\/([^/]+)$/, ziel: 'PERSON', istMobil: true },
	{ pfad: /^\/bestaetigen\/([^/]+)$/, ziel: 'KONTO', istMobil: true },
	{ pfad: /^\/passwort\/([^/]+)$/, ziel: 'KENNWORT', istMobil: true },
	{ pfad: /^\/einladung\/benutzer\/([^/]+)$/, ziel: 'EINLADUNG', istMobil: true },
	{ pfad: /^\/einladung\/([^/]+)$/, ziel: 'STELLE', istMobil: true },
	{ pfad: /^\/vorschlag\/([^/]+)$/, ziel: 'VORSCHLAG', istMobil: true },
	{ pfad: /^\/seminarangebot\/([^/]+)$/, ziel: 'SEMINARANGEBOT', istMobil: true },
	{ pfad: /^\/terminwahl\/([^/]+)$/, ziel: 'TERMINWAHL', istMobil: true },
	{ pfad: /^\/nachweis-einreichen\/([^/]+)$/, ziel: 'NACHWEIS', istMobil: true },
	{ pfad: /^\/unterschrift\/([^/]+)$/, ziel: 'UNTERSCHRIFT', istMobil: true },
	// It leads to pages that need a large screen.
	{ pfad: /^\/anmeldelink\/([^/]+)$/, ziel: 'ANMELDUNG', istMobil: false },
];

/** Is this page shown on a phone? */
export const istMobilErlaubt = (pathname: string, isMobilFuerLinks: boolean): boolean =>
	IMMER.test(pathname) ||
	(isMobilFuerLinks && LINKSEITEN.some(({ pfad, istMobil }) => istMobil && pfad.test(pathname)));

/** The one-time link this page belongs to. */
export function linkIn(pathname: string): { readonly ziel: Linkziel; readonly token: string } | null {
	for (const { pfad, ziel } of LINKSEITEN) {
		const token = pfad.exec(pathname)?.[1];
		if (token) return { ziel, token };
	}
	return null;
}

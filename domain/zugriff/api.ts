/** Keys of API clients: what they may be given, and who acts by one. Tables: API-Key; API conventions. */
import type { Akteur } from '#domain/rollen.ts';

export const API_SCOPES = [
	'LESEN_FREIWILLIGE',
	'LESEN_ADRESSEN',
	'LESEN_PERSONEN',
	'LESEN_SEMINARE',
	'EXPORTE',
	'SCHREIBEN_ADRESSEN',
	'SENSIBEL',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What a call asks of a key: a scope of its own, or none beyond being one. SENSIBEL opens fields, never a call. */
export type ApiOeffnung = Exclude<ApiScope, 'SENSIBEL'> | 'JEDER';

/** Whoever asks by a key. */
interface ApiAkteur extends Akteur {
	readonly art: 'API';
	readonly scopes: readonly ApiScope[];
}

/** What a key opens, and of what. */
interface Schluessel {
	readonly id: string;
	readonly scopes: readonly ApiScope[];
	/** None: the whole tenant. */
	readonly einsatzstelleIDs: readonly string[];
	/** Of these Einsatzstellen. */
	readonly einsatzortIDs: readonly string[];
}

/**
 * Reads as the Traeger's staff does, or as that of some Einsatzstellen, as far as its scopes open calls at all. In events
 * and in the record of access its own id stands where a user's would.
 */
export const apiAkteur = ({ id, scopes, einsatzstelleIDs, einsatzortIDs }: Schluessel): ApiAkteur => ({
	art: 'API',
	userID: id,
	rollen: [einsatzstelleIDs.length > 0 ? 'MA_VEREIN' : 'MA_VERWALTUNG'],
	einsatzortIDs,
	einsatzstelleIDs,
	freiwilligerID: null,
	impersoniertVon: null,
	scopes,
});

const istApi = (akteur: Akteur): akteur is ApiAkteur => akteur.art === 'API';

/** Of whoever asks by a key: does it open this call? */
export const oeffnet = (akteur: Akteur, oeffnung: ApiOeffnung): boolean =>
	istApi(akteur) && (oeffnung === 'JEDER' || akteur.scopes.includes(oeffnung));

/** Bank, tax, insurance, religion, disability and health are for people, and for keys that were given them. */
export const liestSensibles = (akteur: Akteur): boolean => !istApi(akteur) || akteur.scopes.includes('SENSIBEL');

/** Days before its last one in which a key is said to end soon, and without a call after which it is said to be unused. */
export const LAEUFT_AB_TAGE = 14;
/** So many days before its last one, whoever answers for it is told. */
export const ANKUENDIGUNGEN = [LAEUFT_AB_TAGE, 1] as const;
export const UNGENUTZT_TAGE = 90;

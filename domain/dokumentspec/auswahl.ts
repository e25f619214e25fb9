/** What can be chosen in a specification (table: DokumentSpec). */
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import type { Bedingungsart } from '#domain/referenzsaetze.ts';

export const NUTZUNGSARTEN = ['ANGEFORDERT', 'GESTELLT', 'BEIDES', 'EINSICHTNAHME'] as const;
export const STUFEN = ['OPTIONAL', 'ERINNERN', 'PFLICHT', 'UEBERPRUEFUNG'] as const;
/** Numbers of the volunteer a level can begin at (table: Requirement levels). */
export const STUFENSTATUS = [2000, 2100, 2500, 2800, 3000, 4000, 9000, 9900] as const;
/** In the order of signing. */
export const PARTEIEN = ['FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER', 'EINSATZSTELLE', 'TRAEGER'] as const;
export const UPLOADROLLEN = ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'] as const;
export const DIENSTARTARTEN = ['FSJ', 'BFD', 'FOEJ', 'SONSTIGE'] as const;

/** What a condition's values may be; kinds that aren't named have none, those with null any id. */
export const BEDINGUNGSWERTE: Readonly<Partial<Record<Bedingungsart, readonly string[] | null>>> = {
	DIENSTART: DIENSTARTARTEN,
	GESCHLECHT: Object.keys(AUSWAHL.geschlecht),
	EINSATZORT_ATTRIBUT: null,
};
export const hatWerte = (art: Bedingungsart): boolean => art in BEDINGUNGSWERTE;

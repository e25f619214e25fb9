import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';

/** How far the certificate of one volunteer is, in the order in which something is to be done. */
export const BESCHEINIGUNGSSTAND = {
	OFFEN: 'Nicht ausgestellt',
	FEHLT: 'Angaben fehlen',
	ZURUECKGEZOGEN: 'Zurückgezogen',
	UNTERSCHRIFT: 'Unterschriften offen',
	DIENST_LAEUFT: 'Dienst läuft noch',
	AUSGESTELLT: 'Ausgestellt',
} as const;
export type Bescheinigungsstand = keyof typeof BESCHEINIGUNGSSTAND;
export const BESCHEINIGUNGSSTAENDE = Object.keys(BESCHEINIGUNGSSTAND) as Bescheinigungsstand[];

/** What every certificate says, whatever its template: whom it is about, and the period of the service. */
export const BESCHEINIGTE_ANGABEN = {
	vorname: FELD_BEZEICHNUNG.vorname,
	nachname: FELD_BEZEICHNUNG.nachname,
	geburtsdatum: FELD_BEZEICHNUNG.geburtsdatum,
	dienstantritt: 'Dienstantritt',
	dienstende: 'Dienstende',
} as const;

const WORTE: Readonly<Partial<Record<string, string>>> = { ...FELD_BEZEICHNUNG, ...BESCHEINIGTE_ANGABEN };
/** As it is called where it is missing. */
export const angabenwort = (feld: string): string => WORTE[feld] ?? feld;

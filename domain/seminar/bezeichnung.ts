import type { SeminarFelder } from './seminar-felder.ts';

/** Labels of a seminar's fields, in the order of the form. */
export const SEMINAR_BEZEICHNUNG: Readonly<Record<keyof SeminarFelder, string>> = {
	bezeichnung: 'Titel',
	seminartypID: 'Seminartyp',
	termine: 'Termine',
	geplanteTage: 'Geplante Tage',
	ort: 'Ort',
	adresse: 'Anschrift',
	isOnline: 'Findet online statt',
	maxTeilnehmer: 'Plätze',
	anmeldeschluss: 'Anmeldeschluss',
	leitungPersonID: 'Leitung',
	dienstartIDs: 'Dienstarten',
	seminargruppeIDs: 'Seminargruppen',
	beschreibung: 'Beschreibung',
};

import type { OptInStatus, PersonFelder } from './person-felder.ts';

/** What a field of a person is called. */
export const PERSON_BEZEICHNUNG: Readonly<Record<keyof PersonFelder, string>> = {
	anrede: 'Anrede',
	titelID: 'Titel',
	vorname: 'Vorname',
	nachname: 'Nachname',
	email: 'E-Mail',
	telefon: 'Telefon',
	mobil: 'Mobil',
	position: 'Position',
	bildUploadID: 'Bild',
	bemerkung: 'Bemerkung',
	isSystemmailEmpfaenger: 'Empfänger Systemmails',
	optInStatus: 'Bestätigung der E-Mail',
	userID: 'Benutzer',
};

export const OPT_IN_BEZEICHNUNG: Readonly<Record<OptInStatus, string>> = {
	KEIN: 'nicht angefragt',
	ANGEFRAGT: 'angefragt',
	BESTAETIGT: 'bestätigt',
};

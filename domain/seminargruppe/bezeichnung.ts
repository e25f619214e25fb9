import type { Gruppenfelder } from './gruppen-felder.ts';

/** Labels of a group's fields, in the order of the form. */
export const GRUPPE_BEZEICHNUNG: Readonly<Record<keyof Gruppenfelder, string>> = {
	bezeichnung: 'Bezeichnung',
	dienstartIDs: 'Dienstarten',
	leitungPersonID: 'Leitung',
	maxTeilnehmer: 'Plätze',
	bemerkung: 'Bemerkung',
};

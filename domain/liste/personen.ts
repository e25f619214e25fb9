import { OPT_IN_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import { ALLE } from './gemeinsam.ts';
import type { Bedingung, Liste } from './liste.ts';

const AKTIV: Bedingung = { feld: 'isAktiv', op: 'gleich', wert: true };

/** Contact persons of the addresses, by name (table: Staff, persons). */
export const PERSONEN = {
	name: 'personen',
	spalten: {
		name: { titel: 'Name', art: 'eigen', sort: true, fest: true, breite: 160 },
		funktionen: {
			titel: 'Funktionen',
			art: 'eigen',
			filter: { feld: 'funktion', art: 'auswahl' },
			breite: 200,
			waechst: true,
		},
		einsatzstelle: { titel: 'Einsatzstelle', art: 'eigen', breite: 200, waechst: true },
		position: { titel: 'Position', art: 'text', breite: 150, wahlweise: true, leise: true },
		email: { titel: 'E-Mail', art: 'text', sort: true, filter: true, leer: 'keine', breite: 210 },
		systemmails: {
			titel: 'Systemmails',
			art: 'eigen',
			filter: { feld: 'isSystemmailEmpfaenger', art: 'jaNein' },
			breite: 160,
		},
		benutzer: { titel: 'Benutzer', art: 'eigen', breite: 140, abFenster: 1360, leise: true },
		isAktiv: { titel: 'Aktiv', art: 'eigen', sort: true, filter: { feld: 'isAktiv', art: 'jaNein' }, breite: 68 },
	},
	dazu: { id: 'id', vorname: 'wort', nachname: 'wort', isAktiv: 'janein', isSystemmailEmpfaenger: 'janein' },
	filter: { optInStatus: { titel: 'Bestätigung', art: 'auswahl', worte: OPT_IN_BEZEICHNUNG } },
	nurAbfrage: { userID: 'id' },
	sort: 'name',
	ansichten: [
		{ key: 'aktiv', titel: 'Aktiv', und: () => [AKTIV] },
		{
			key: 'unbestaetigt',
			titel: 'Systemmails unbestätigt',
			und: () => [
				AKTIV,
				{ feld: 'isSystemmailEmpfaenger', op: 'gleich', wert: true },
				{ feld: 'optInStatus', op: 'in', wert: ['KEIN', 'ANGEFRAGT'] },
			],
		},
		ALLE,
	],
} as const satisfies Liste;

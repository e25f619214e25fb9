import { ALLE } from './gemeinsam.ts';
import type { Liste } from './liste.ts';

/** Seminar groups of a cycle, by name (table: Seminars, Seminargruppen). */
export const SEMINARGRUPPEN = {
	name: 'seminargruppen',
	spalten: {
		bezeichnung: { titel: 'Bezeichnung', art: 'eigen', sort: true, fest: true, breite: 240, waechst: true },
		dienstarten: {
			titel: 'Dienstarten',
			art: 'eigen',
			filter: { feld: 'dienstartID', art: 'dienstart' },
			breite: 160,
		},
		leitung: {
			titel: 'Leitung',
			art: 'text',
			sort: true,
			filter: { feld: 'leitungPersonID', art: 'auswahl' },
			breite: 200,
			leer: 'offen',
		},
		mitglieder: { titel: 'Mitglieder', art: 'eigen', sort: true, rechts: true, breite: 140 },
		seminare: { titel: 'Seminare', art: 'zahl', immer: true, sort: true, breite: 110 },
		geplanteTage: { titel: 'Seminartage', art: 'eigen', sort: true, rechts: true, breite: 120 },
	},
	dazu: { id: 'id', bezeichnung: 'wort', maxTeilnehmer: 'zahl', wartend: 'zahl' },
	filter: {},
	nurAbfrage: {},
	sort: 'bezeichnung',
	ansichten: [ALLE],
} as const satisfies Liste;

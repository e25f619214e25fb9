import { addiereTage } from '#domain/datum.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { ALLE } from './gemeinsam.ts';
import type { Liste } from './liste.ts';

/** Seminars of a cycle, by date (table: Seminars, Seminare). */
export const SEMINARE = {
	name: 'seminare',
	spalten: {
		bezeichnung: { titel: 'Titel', art: 'eigen', sort: true, fest: true, breite: 206, waechst: true },
		seminartyp: {
			titel: 'Typ',
			art: 'text',
			sort: true,
			filter: { feld: 'seminartypID', art: 'auswahl' },
			breite: 150,
		},
		termin: { titel: 'Termin', art: 'eigen', sort: true, breite: 178 },
		ort: { titel: 'Ort', art: 'eigen', sort: true, filter: { feld: 'ort', art: 'text' }, breite: 150, waechst: true },
		geplanteTage: { titel: 'Tage', art: 'eigen', sort: true, rechts: true, breite: 64 },
		angemeldet: { titel: 'Teilnehmende', art: 'eigen', sort: true, rechts: true, breite: 124 },
		status: {
			titel: 'Status',
			art: 'status',
			immer: true,
			katalog: SEMINAR,
			sort: true,
			filter: true,
			breite: 160,
		},
		leitung: { titel: 'Leitung', art: 'text', sort: true, breite: 160, abFenster: 1360, leer: 'offen' },
		anmeldeschluss: { titel: 'Anmeldeschluss', art: 'tag', sort: true, breite: 130, wahlweise: true },
		gruppen: {
			titel: 'Gruppen',
			art: 'eigen',
			filter: { feld: 'gruppeID', art: 'auswahl' },
			breite: 160,
			abFenster: 1360,
		},
		dienstarten: {
			titel: 'Dienstarten',
			art: 'eigen',
			filter: { feld: 'dienstartID', art: 'dienstart' },
			breite: 160,
			wahlweise: true,
		},
	},
	dazu: {
		id: 'id',
		bezeichnung: 'wort',
		von: 'tag',
		bis: 'tag',
		ort: 'text',
		isOnline: 'janein',
		maxTeilnehmer: 'zahl',
		wartend: 'zahl',
	},
	filter: {
		von: { titel: 'Beginn', art: 'zeitraum' },
		bis: { titel: 'Ende', art: 'zeitraum' },
		nurFreie: { titel: 'Freie Plätze', art: 'jaNein' },
		mitWarteliste: { titel: 'Mit Warteliste', art: 'jaNein' },
	},
	nurAbfrage: { leitungPersonID: 'id' },
	sort: 'termin',
	ansichten: [
		{
			key: 'kommende',
			titel: 'Kommende',
			und: (heute) => [
				{ feld: 'status', op: 'zwischen', wert: [0, 1000] },
				{ feld: 'bis', op: 'nach', wert: addiereTage(heute, -1) },
			],
		},
		{
			key: 'durchgefuehrt',
			titel: 'Durchgeführt',
			und: () => [{ feld: 'status', op: 'gleich', wert: 5000 }],
			sort: '-termin',
		},
		ALLE,
	],
} as const satisfies Liste;

import { addiereTage } from '#domain/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { ALLE } from './gemeinsam.ts';
import type { Liste } from './liste.ts';

const WOCHE_TAGE = 7;

/** Every change of a volunteer's number, newest first (table: Staff, lists). */
export const STATUSWECHSEL = {
	name: 'statuswechsel',
	spalten: {
		// By days, each with its heading: the cell says the time only, the file both.
		zeit: { titel: 'Zeit', art: 'eigen', sort: true, leise: true, breite: 56 },
		name: { titel: 'Name', art: 'person', sort: true, fest: false },
		von: { titel: 'Von', art: 'eigen', breite: 240 },
		nach: { titel: 'Nach', art: 'status', katalog: FREIWILLIGER, getoent: true, breite: 275 },
		wer: { titel: 'Wer', art: 'eigen', breite: 130 },
		grund: { titel: 'Anlass oder Grund', art: 'eigen', breite: 164, waechst: true },
	},
	dazu: {
		freiwilligerID: 'id',
		zeit: 'zeitpunkt',
		userID: 'verweis',
		user: 'text',
		impersoniertVonID: 'verweis',
		impersoniertVon: 'text',
		manuell: 'janein',
		grund: 'text',
	},
	filter: {
		zeit: { titel: 'Zeitraum', art: 'zeitraum' },
		nach: { titel: 'Nach Status', art: 'status', katalog: FREIWILLIGER },
		von: { titel: 'Von Status', art: 'status', katalog: FREIWILLIGER },
		rueckwaerts: { titel: 'Rückwärts', art: 'jaNein' },
		manuell: { titel: 'Von Hand', art: 'jaNein' },
		userID: { titel: 'Wer', art: 'betreuer' },
	},
	nurAbfrage: { freiwilligerID: 'id' },
	sort: '-zeit',
	ansichten: [
		{
			key: 'woche',
			titel: 'Letzte 7 Tage',
			und: (heute) => [{ feld: 'zeit', op: 'nach', wert: addiereTage(heute, -WOCHE_TAGE) }],
		},
		{ key: 'rueckwaerts', titel: 'Rückwärts', und: () => [{ feld: 'rueckwaerts', op: 'gleich', wert: true }] },
		{ key: 'von-hand', titel: 'Von Hand', und: () => [{ feld: 'manuell', op: 'gleich', wert: true }] },
		{
			key: 'beendet',
			titel: 'Abgesagt und beendet',
			und: () => [
				{
					feld: 'nach',
					op: 'zwischen',
					wert: [FREIWILLIGER.nr.Dienstende, FREIWILLIGER.nr.NachbearbeitungAbgeschlossen],
				},
			],
		},
		ALLE,
	],
} as const satisfies Liste;

/** Words of the log of status changes, on the page as in the file. */
export const STATUSWECHSELWORT = {
	neu: 'neu',
	vonHand: 'von Hand',
	system: 'Das Portal',
	ansichtVon: (wer: string, als: string) => `${wer} in der Ansicht von ${als}`,
} as const;

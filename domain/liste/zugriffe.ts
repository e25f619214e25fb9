import { addiereTage } from '#domain/datum.ts';
import { DATENART_LABEL, ZUGRIFFSART_LABEL, type Zugriffsart } from '#domain/zugriff/protokoll.ts';
import { ALLE } from './gemeinsam.ts';
import type { Bedingung, Liste } from './liste.ts';

const WOCHE_TAGE = 7;
const nur =
	(...wert: Zugriffsart[]) =>
	(): Bedingung[] => [{ feld: 'art', op: 'in', wert }];

/** Who signed in, looked and exported, newest first (table: privacy, record of access). */
export const ZUGRIFFE = {
	name: 'zugriffe',
	spalten: {
		zeit: { titel: 'Zeit', art: 'eigen', sort: true, leise: true, breite: 175 },
		art: { titel: 'Was', art: 'wahl', immer: true, worte: ZUGRIFFSART_LABEL, filter: true, stark: true, breite: 195 },
		wer: { titel: 'Wer', art: 'eigen', filter: { feld: 'userID', art: 'betreuer' }, breite: 260 },
		betroffener: {
			titel: 'Betroffene Person',
			art: 'eigen',
			filter: { feld: 'betroffener', art: 'text' },
			breite: 170,
		},
		einzelheiten: { titel: 'Einzelheiten', art: 'eigen', breite: 200, waechst: true },
		ip: { titel: 'Netz', art: 'text', breite: 120, abFenster: 1360, leise: true },
	},
	dazu: { id: 'wort', zeit: 'zeitpunkt' },
	filter: {
		zeit: { titel: 'Zeitraum', art: 'zeitraum' },
		datenart: { titel: 'Daten', art: 'auswahl', worte: DATENART_LABEL },
	},
	nurAbfrage: { betroffenerID: 'id' },
	sort: '-zeit',
	ansichten: [
		{
			key: 'woche',
			titel: 'Letzte 7 Tage',
			und: (heute) => [{ feld: 'zeit', op: 'nach', wert: addiereTage(heute, -WOCHE_TAGE) }],
		},
		{ key: 'fehlversuche', titel: 'Fehlgeschlagene Anmeldungen', und: nur('FEHLVERSUCH') },
		{ key: 'ansichten', titel: 'Fremde Ansichten', und: nur('ANSICHT_BEGINN', 'ANSICHT_ENDE') },
		{ key: 'exporte', titel: 'Exporte', und: nur('EXPORT') },
		{ key: 'einsichten', titel: 'Sensible Daten', und: nur('EINSICHT') },
		ALLE,
	],
} as const satisfies Liste;

import { DOKUMENTFILTER } from './dokumentfilter.ts';
import { ALLE, OFFEN, PLZ, TRAEGERBETREUER, VOLLJAEHRIG } from './gemeinsam.ts';
import type { Liste } from './liste.ts';

/** Who is open for suggestions (1500), newest first (table: Staff, lists). */
export const POOL = {
	name: 'pool',
	spalten: {
		name: { titel: 'Name', art: 'person', sort: true, breite: 200 },
		alter: { titel: 'Alter', art: 'alter', sort: true, filter: true, breite: 84 },
		ort: { titel: 'PLZ, Ort', art: 'ort', sort: true, filter: true, breite: 196, waechst: true },
		sportarten: { titel: 'Sportarten', art: 'texte', breite: 220, waechst: true },
		dienstartWunsch: {
			titel: 'Dienstartwunsch',
			art: 'text',
			sort: true,
			filter: { feld: 'dienstartWunschID', art: 'dienstart' },
			leer: OFFEN,
			breite: 140,
		},
		traegerBetreuer: TRAEGERBETREUER,
		imPoolSeit: { titel: 'Im Pool seit', art: 'zeit', immer: true, sort: true, filter: true, breite: 120 },
	},
	dazu: { freiwilligerID: 'id', dienstartWunschID: 'verweis' },
	filter: {
		...DOKUMENTFILTER,
		umkreis: { titel: 'Entfernung', art: 'umkreis' },
		volljaehrig: VOLLJAEHRIG,
		plz: PLZ,
	},
	nurAbfrage: { id: 'id', sportartID: 'texte' },
	nurSort: ['plz'],
	sort: '-imPoolSeit',
	ansichten: [
		ALLE,
		{ key: 'volljaehrige', titel: 'Volljährige', und: () => [{ feld: 'volljaehrig', op: 'gleich', wert: true }] },
	],
} as const satisfies Liste;

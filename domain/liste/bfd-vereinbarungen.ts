import { BFD_STANDWORT, BFD_STELLENWORT } from '#domain/akte/bfd/stand.ts';
import { ALLE } from './gemeinsam.ts';
import type { Liste } from './liste.ts';

/** BFD contracts of the cycle on their way through the federal office (table: money.md §5). */
export const BFD_VEREINBARUNGEN = {
	name: 'bfd-vereinbarungen',
	spalten: {
		name: { titel: 'Name', art: 'person', sort: true, breite: 170 },
		stand: {
			titel: 'Stand',
			art: 'wahl',
			immer: true,
			worte: BFD_STANDWORT,
			sort: true,
			filter: true,
			breite: 128,
		},
		wartetTage: { titel: 'Wartet', art: 'zahl', sort: true, breite: 84, leer: '–' },
		eingereichtAm: { titel: 'Eingereicht', art: 'tag', sort: true, filter: true, breite: 108 },
		an: { titel: 'Bei', art: 'wahl', worte: BFD_STELLENWORT, sort: true, filter: true, breite: 126, leer: '–' },
		standAm: { titel: 'Stand vom', art: 'tag', sort: true, breite: 108, wahlweise: true },
		einsatzstelle: {
			titel: 'Einsatzstelle',
			art: 'text',
			sort: true,
			filter: { feld: 'einsatzstelleID', art: 'adresse' },
			breite: 180,
			waechst: true,
		},
		vertragsnummer: { titel: 'Vertragsnummer', art: 'text', sort: true, filter: true, breite: 150, abFenster: 1360 },
		beginn: { titel: 'Beginn', art: 'tag', sort: true, filter: true, breite: 100 },
		ende: { titel: 'Ende', art: 'tag', sort: true, filter: true, breite: 100, abFenster: 1600 },
	},
	dazu: { vertragID: 'id', freiwilligerID: 'id', einsatzstelleID: 'verweis', istImDienst: 'janein' },
	filter: {
		ueberfaellig: { titel: 'Erinnerung fällig', art: 'jaNein' },
		istImDienst: { titel: 'Dienst angetreten', art: 'jaNein' },
	},
	nurAbfrage: { freiwilligerID: 'id' },
	sort: 'eingereichtAm',
	ansichten: [
		{
			key: 'offen',
			titel: 'Nicht genehmigt',
			und: () => [{ feld: 'stand', op: 'in', wert: ['NICHT_EINGEREICHT', 'EINGEREICHT', 'RUECKFRAGE', 'ABGELEHNT'] }],
		},
		{ key: 'erinnern', titel: 'Erinnerung fällig', und: () => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }] },
		{
			key: 'im-dienst',
			titel: 'Im Dienst ohne Genehmigung',
			und: () => [
				{ feld: 'istImDienst', op: 'gleich', wert: true },
				{ feld: 'stand', op: 'in', wert: ['NICHT_EINGEREICHT', 'EINGEREICHT', 'RUECKFRAGE', 'ABGELEHNT'] },
			],
			sort: 'beginn',
		},
		ALLE,
	],
} as const satisfies Liste;

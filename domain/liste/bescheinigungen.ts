import { BESCHEINIGUNGSSTAND, type Bescheinigungsstand } from '#domain/akte/dokument/bescheinigungsstand.ts';
import { ALLE } from './gemeinsam.ts';
import type { Bedingung, Liste } from './liste.ts';

/** So many days ahead of its end a service stands in the list. */
export const BESCHEINIGUNG_VORLAUF_TAGE = 42;

const stand = (...wert: Bescheinigungsstand[]): Bedingung => ({ feld: 'stand', op: 'in', wert });

/** The service is over, and the certificate neither given out nor on its way. */
export const AUSZUSTELLEN: readonly Bedingung[] = [stand('OFFEN', 'FEHLT', 'ZURUECKGEZOGEN')];

/** Everybody of the cycle whose service has ended or soon does, and the certificate due by law (table: rules.md §8). */
export const BESCHEINIGUNGEN = {
	name: 'bescheinigungen',
	spalten: {
		name: { titel: 'Name', art: 'person', sort: true, breite: 170 },
		stand: {
			titel: 'Stand',
			art: 'wahl',
			immer: true,
			worte: BESCHEINIGUNGSSTAND,
			sort: true,
			filter: true,
			breite: 172,
		},
		naeheres: { titel: 'Näheres', art: 'eigen', breite: 200, waechst: true },
		dienstende: { titel: 'Dienstende', art: 'tag', sort: true, filter: true, breite: 108 },
		frist: { titel: 'Frist', art: 'tag', sort: true, filter: true, breite: 164 },
		dienstart: {
			titel: 'Dienstart',
			art: 'text',
			filter: { feld: 'dienstartID', art: 'dienstart' },
			breite: 92,
		},
		einsatzstelle: {
			titel: 'Einsatzstelle',
			art: 'text',
			sort: true,
			filter: { feld: 'einsatzstelleID', art: 'adresse' },
			breite: 180,
			waechst: true,
			abFenster: 1360,
		},
		ausgestelltAm: { titel: 'Ausgestellt am', art: 'tag', sort: true, filter: true, wahlweise: true },
		tun: { titel: 'Aktionen', art: 'eigen', breite: 84 },
	},
	dazu: {
		freiwilligerID: 'id',
		anforderungID: 'verweis',
		dokumentID: 'verweis',
		istUeberfaellig: 'janein',
		/** Fields of the file by their names. */
		fehlt: 'texte',
		/** Parties that are asked to sign. */
		bei: 'texte',
	},
	filter: { istUeberfaellig: { titel: 'Frist abgelaufen', art: 'jaNein' } },
	nurAbfrage: { freiwilligerID: 'id' },
	sort: 'frist',
	ansichten: [
		{ key: 'auszustellen', titel: 'Auszustellen', und: () => AUSZUSTELLEN },
		{
			key: 'ueberfaellig',
			titel: 'Frist abgelaufen',
			und: () => [{ feld: 'istUeberfaellig', op: 'gleich', wert: true }],
		},
		{ key: 'fehlt', titel: 'Angaben fehlen', und: () => [stand('FEHLT')] },
		{ key: 'unterschrift', titel: 'Unterschriften offen', und: () => [stand('UNTERSCHRIFT')] },
		{ key: 'ausgestellt', titel: 'Ausgestellt', und: () => [stand('AUSGESTELLT')], sort: '-ausgestelltAm' },
		ALLE,
	],
} as const satisfies Liste;

import { ZEUGNIS_STANDWORT } from '#domain/akte/zeugnis/stand.ts';
import { UMFANGWORT } from '#domain/zeugnis/texte.ts';
import { ALLE } from './gemeinsam.ts';
import type { Liste } from './liste.ts';

/** In the BFD everybody gets one; nobody has begun it. */
const NICHT_BEGONNEN = 'NICHT_BEGONNEN';
const BEI_UNS = ['NICHT_BEGONNEN', 'TRAEGER', 'BERICHTIGUNG'];

/** Certificates of the services of the cycle, and whose turn it is (table: Documents, Certificate). */
export const ZEUGNISSE = {
	name: 'zeugnisse',
	spalten: {
		name: { titel: 'Name', art: 'person', sort: true, breite: 180 },
		stand: {
			titel: 'Stand',
			art: 'wahl',
			immer: true,
			worte: { [NICHT_BEGONNEN]: 'noch nicht begonnen', ...ZEUGNIS_STANDWORT },
			sort: true,
			filter: true,
			breite: 170,
		},
		umfang: { titel: 'Umfang', art: 'wahl', worte: UMFANGWORT, sort: true, filter: true, breite: 96, leer: '–' },
		frist: { titel: 'Frist', art: 'tag', sort: true, filter: true, breite: 164 },
		ende: { titel: 'Dienstende', art: 'tag', sort: true, filter: true, breite: 108 },
		dienstart: { titel: 'Dienstart', art: 'text', sort: true, breite: 90, abFenster: 1360 },
		einsatzstelle: {
			titel: 'Einsatzstelle',
			art: 'text',
			sort: true,
			filter: { feld: 'einsatzstelleID', art: 'adresse' },
			breite: 200,
			waechst: true,
		},
	},
	dazu: { vertragID: 'id', freiwilligerID: 'id', einsatzstelleID: 'verweis', ueberfaellig: 'janein' },
	filter: { ueberfaellig: { titel: 'Überfällig', art: 'jaNein' } },
	nurAbfrage: { freiwilligerID: 'id' },
	sort: 'frist',
	ansichten: [
		{
			key: 'offen',
			titel: 'Offen',
			und: () => [{ feld: 'stand', op: 'in', wert: ['STELLE', 'AUSSTELLUNG', 'UNTERSCHRIFT', ...BEI_UNS] }],
		},
		{ key: 'stelle', titel: 'Bei der Einsatzstelle', und: () => [{ feld: 'stand', op: 'in', wert: ['STELLE'] }] },
		{ key: 'traeger', titel: 'Beim Träger', und: () => [{ feld: 'stand', op: 'in', wert: BEI_UNS }] },
		{ key: 'unterschrift', titel: 'Unterschrift', und: () => [{ feld: 'stand', op: 'in', wert: ['UNTERSCHRIFT'] }] },
		{ key: 'ueberfaellig', titel: 'Überfällig', und: () => [{ feld: 'ueberfaellig', op: 'gleich', wert: true }] },
		{ key: 'fertig', titel: 'Fertig', und: () => [{ feld: 'stand', op: 'in', wert: ['FERTIG'] }], sort: '-frist' },
		ALLE,
	],
} as const satisfies Liste;

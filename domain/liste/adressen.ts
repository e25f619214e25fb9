import { ADRESSTYP_BEZEICHNUNG } from '#domain/stammdaten/adresstyp.ts';
import { ALLE, GRUPPIERT } from './gemeinsam.ts';
import type { Bedingung, Liste } from './liste.ts';

const vomTyp = (typ: keyof typeof ADRESSTYP_BEZEICHNUNG): Bedingung => ({ feld: 'typ', op: 'in', wert: [typ] });

/** Einsatzstellen, Einsatzorte and other organisations, by name (table: Staff, addresses). */
export const ADRESSEN = {
	name: 'adressen',
	spalten: {
		bezeichnung: { titel: 'Bezeichnung', art: 'eigen', sort: true, fest: true, breite: 220, waechst: true },
		kurzname: { titel: 'Kurzname', art: 'text', sort: true, breite: 110, abFenster: 1600 },
		typ: {
			titel: 'Typ',
			art: 'wahl',
			immer: true,
			worte: ADRESSTYP_BEZEICHNUNG,
			sort: true,
			filter: true,
			breite: 110,
		},
		externeNummer: { titel: 'Ext. Nummer', art: 'text', sort: true, breite: 110 },
		vkz: { titel: 'VKZ', art: 'text', sort: true, breite: 96, abFenster: 1600 },
		ort: { titel: 'Ort', art: 'ort', sort: true, filter: true, leise: false, breite: 148 },
		dienstarten: { titel: 'Dienstarten', art: 'eigen', filter: { feld: 'dienstartID', art: 'dienstart' }, breite: 176 },
		plaetze: { titel: 'Plätze', art: 'eigen', breite: 176 },
		imZyklus: { titel: 'Im Zyklus', art: 'janein', feld: 'isAktiv', filter: { feld: 'isAktiv', art: 'jaNein' } },
		online: {
			titel: 'Online',
			art: 'janein',
			feld: 'isOnline',
			filter: { feld: 'isOnline', art: 'jaNein' },
			breite: 68,
		},
		aktiv: { titel: 'Aktiv', art: 'eigen', breite: 68, wahlweise: true },
	},
	dazu: { id: 'id', bezeichnung: 'wort', isDeaktiviert: 'janein' },
	filter: {
		sportartID: { titel: 'Sportart', art: 'auswahl' },
		taetigkeitsfeldID: { titel: 'Tätigkeitsfeld', art: 'auswahl' },
		hatKoordinaten: { titel: 'Koordinaten', art: 'jaNein' },
		isDeaktiviert: { titel: 'Deaktiviert', art: 'jaNein' },
	},
	nurAbfrage: {
		einsatzstelleID: 'id',
		einsatzstelle: 'text',
		verbandID: 'id',
		sportkreisID: 'id',
		plz: 'text',
		...GRUPPIERT,
	},
	nurSort: ['plz'],
	sort: 'bezeichnung',
	ansichten: [
		{ key: 'stellen', titel: 'Einsatzstellen', und: () => [vomTyp('EINSATZSTELLE')] },
		{ key: 'orte', titel: 'Einsatzorte', und: () => [vomTyp('EINSATZORT')] },
		{ key: 'imZyklus', titel: 'Im Zyklus', und: () => [{ feld: 'isAktiv', op: 'gleich', wert: true }] },
		ALLE,
	],
} as const satisfies Liste;

import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { ALLE } from './gemeinsam.ts';
import type { Liste } from './liste.ts';

/** Proofs of seminars, those to check first (table: Seminars, filters, Nachweise). */
export const SEMINARNACHWEISE = {
	name: 'seminarnachweise',
	spalten: {
		name: { titel: 'Name', art: 'person', sort: true, breite: 170 },
		seminar: {
			titel: 'Seminar',
			art: 'text',
			sort: true,
			filter: { feld: 'seminarID', art: 'auswahl' },
			breite: 170,
			waechst: true,
			leer: 'ohne Namen',
		},
		termin: { titel: 'Termin', art: 'eigen', sort: true, breite: 184 },
		geplant: { titel: 'Tage', art: 'eigen', sort: true, rechts: true, breite: 64 },
		status: {
			titel: 'Status',
			art: 'status',
			immer: true,
			katalog: SEMINARNACHWEIS,
			sort: true,
			filter: true,
			breite: 160,
		},
		statusSeit: { titel: 'Seit', art: 'zeitpunkt', sort: true, breite: 110 },
		eingereichtAm: {
			titel: 'Eingereicht am',
			art: 'zeit',
			sort: true,
			filter: { feld: 'eingegangenAm', art: 'zeitraum' },
			breite: 128,
			abFenster: 1440,
		},
		einsatzstelle: {
			titel: 'Einsatzstelle',
			art: 'text',
			filter: { feld: 'einsatzstelleID', art: 'adresse' },
			breite: 180,
			waechst: true,
			abFenster: 1360,
		},
		// Room for the file, that it is a doctor's, and the button.
		tun: { titel: 'Aktionen', art: 'eigen', breite: 176 },
	},
	dazu: {
		nachweisID: 'id',
		freiwilligerID: 'id',
		seminarID: 'verweis',
		von: 'tag',
		bis: 'tag',
		hatDatei: 'janein',
	},
	filter: {
		gruppeID: { titel: 'Seminargruppe', art: 'auswahl' },
		hatDatei: { titel: 'Datei eingereicht', art: 'jaNein' },
	},
	nurAbfrage: { freiwilligerID: 'id' },
	sort: 'statusSeit',
	ansichten: [
		{ key: 'pruefen', titel: 'Zu prüfen', und: () => [{ feld: 'status', op: 'gleich', wert: 10 }] },
		{
			key: 'mitDatei',
			titel: 'Mit Datei',
			und: () => [
				{ feld: 'status', op: 'gleich', wert: 10 },
				{ feld: 'hatDatei', op: 'gleich', wert: true },
			],
			sort: 'eingereichtAm',
		},
		ALLE,
	],
} as const satisfies Liste;

import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { USER } from '#domain/status/user.ts';
import { BEITRITTSSTATUS, EINLADUNGSSTATUS } from '#domain/status/zugang.ts';
import { ALLE } from './gemeinsam.ts';
import type { Ansicht, Liste } from './liste.ts';

const { SYSTEMADMIN, ADMIN, MA_VERWALTUNG, MA_VEREIN, FREIWILLIGER } = ROLLEN_LABEL;
const OFFENE: Ansicht = { key: 'offen', titel: 'Offen', und: () => [{ feld: 'status', op: 'gleich', wert: 'OFFEN' }] };

/** Accounts, as administrators see them (table: Staff, users). */
export const BENUTZER = {
	name: 'benutzer',
	spalten: {
		name: { titel: 'Name', art: 'eigen', sort: true, stark: true, breite: 165 },
		email: { titel: 'E-Mail', art: 'text', immer: true, sort: true, breite: 205 },
		rolle: { titel: 'Rollen', art: 'eigen', sort: true, breite: 185 },
		adressen: {
			titel: 'Einsatzstellen',
			art: 'eigen',
			filter: { feld: 'adresseID', art: 'adresse' },
			breite: 170,
			waechst: true,
		},
		status: { titel: 'Status', art: 'status', katalog: USER, sort: true, filter: true, breite: 180 },
		letzterLogin: { titel: 'Letzter Login', art: 'zeit', sort: true, filter: true, breite: 150, abFenster: 1360 },
		aktionen: { titel: 'Aktionen', art: 'eigen', rechts: true, breite: 76 },
	},
	dazu: { id: 'id', vorname: 'wort', nachname: 'wort', isGesperrt: 'janein' },
	filter: {
		rolle: { titel: 'Rolle', art: 'auswahl', worte: { SYSTEMADMIN, ADMIN, MA_VERWALTUNG, MA_VEREIN, FREIWILLIGER } },
		// Whoever works for the provider or a site besides is none here.
		isFreiwillig: { titel: 'Freiwillige', art: 'jaNein' },
		isGesperrt: { titel: 'Gesperrt', art: 'jaNein' },
	},
	nurAbfrage: { email: 'text' },
	sort: 'name',
	ansichten: [
		{
			key: 'ohne-freiwillige',
			titel: 'Ohne Freiwillige',
			und: () => [{ feld: 'isFreiwillig', op: 'gleich', wert: false }],
		},
		ALLE,
	],
} as const satisfies Liste;

export const EINLADUNGEN = {
	name: 'einladungen',
	spalten: {
		name: { titel: 'Name', art: 'eigen', sort: true, stark: true, breite: 158 },
		email: { titel: 'E-Mail', art: 'text', immer: true, sort: true, breite: 205 },
		rollen: { titel: 'Rollen', art: 'eigen', breite: 185 },
		adressen: { titel: 'Einsatzstellen', art: 'eigen', breite: 150, waechst: true },
		status: {
			titel: 'Status',
			art: 'wahl',
			immer: true,
			worte: EINLADUNGSSTATUS,
			sort: true,
			filter: true,
			breite: 115,
		},
		eingeladenVon: { titel: 'Eingeladen von', art: 'eigen', breite: 150, leise: true, abFenster: 1560 },
		erstelltAm: { titel: 'Eingeladen am', art: 'zeitpunkt', sort: true, filter: true, breite: 125, abFenster: 1360 },
		gueltigBis: { titel: 'Gültig bis', art: 'zeitpunkt', sort: true, filter: true, leise: false, breite: 110 },
		aktionen: { titel: 'Aktionen', art: 'eigen', rechts: true, breite: 76 },
	},
	dazu: { id: 'id', vorname: 'wort', nachname: 'wort' },
	filter: {},
	nurAbfrage: {},
	sort: '-erstelltAm',
	ansichten: [OFFENE, ALLE],
} as const satisfies Liste;

export const BEITRITTE = {
	name: 'beitrittsanfragen',
	spalten: {
		name: { titel: 'Name', art: 'eigen', sort: true, stark: true, breite: 160 },
		email: { titel: 'E-Mail', art: 'text', immer: true, sort: true, breite: 200 },
		adresse: {
			titel: 'Einsatzstelle',
			art: 'text',
			sort: true,
			filter: { feld: 'adresseID', art: 'adresse' },
			leer: 'keine',
			breite: 180,
		},
		nachricht: { titel: 'Nachricht', art: 'text', breite: 190, waechst: true, leise: true },
		status: {
			titel: 'Status',
			art: 'wahl',
			immer: true,
			worte: BEITRITTSSTATUS,
			sort: true,
			filter: true,
			breite: 110,
		},
		erstelltAm: { titel: 'Angefragt am', art: 'zeitpunkt', sort: true, filter: true, leise: false, breite: 120 },
		entschiedenVon: { titel: 'Entschieden von', art: 'eigen', breite: 150, wahlweise: true },
	},
	dazu: { id: 'id', vorname: 'wort', nachname: 'wort', adresseID: 'verweis' },
	filter: {},
	nurAbfrage: {},
	sort: '-erstelltAm',
	ansichten: [OFFENE, ALLE],
} as const satisfies Liste;

import { addiereTage } from '#domain/datum.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { DOKUMENTFILTER } from './dokumentfilter.ts';
import {
	ALLE,
	DRAN,
	GRUPPIERT,
	MEINE_WIEDERVORLAGE,
	OFFEN,
	TRAEGERBETREUER,
	VOLLJAEHRIG,
	wiedervorlage,
} from './gemeinsam.ts';
import type { Bedingung, Liste } from './liste.ts';

const ENDE_IN_TAGEN = 14;
/** So long before somebody can't have his seminar days any more it is told of. */
export const BALD_IN_TAGEN = 60;
const status = (wert: FreiwilligerStatus): Bedingung => ({ feld: 'status', op: 'gleich', wert });

/** Volunteers from the agreement (2800) on, by the contract that counts (table: Staff, lists). */
export const FREIWILLIGE = {
	name: 'freiwillige',
	spalten: {
		name: { titel: 'Name', art: 'person', sort: true },
		alter: { titel: 'Alter', art: 'alter', sort: true, filter: true, abFenster: 1600 },
		// Room for 9900 (Nachbearbeitung abgeschlossen).
		status: {
			titel: 'Status',
			art: 'status',
			katalog: FREIWILLIGER,
			getoent: true,
			sort: true,
			filter: true,
			breite: 276,
		},
		...DRAN,
		dienstart: {
			titel: 'Dienstart',
			art: 'text',
			sort: true,
			filter: { feld: 'dienstartID', art: 'dienstart' },
			leer: OFFEN,
			breite: 80,
		},
		einsatzstelle: {
			titel: 'Einsatzstelle',
			art: 'text',
			sort: true,
			filter: { feld: 'einsatzstelleID', art: 'adresse' },
			breite: 180,
			waechst: true,
			abFenster: 1600,
		},
		einsatzort: {
			titel: 'Einsatzort',
			art: 'text',
			sort: true,
			filter: { feld: 'einsatzortID', art: 'einsatzort' },
			breite: 160,
			waechst: true,
		},
		vertragsnummer: {
			titel: 'Vertragsnr.',
			art: 'text',
			sort: true,
			filter: true,
			leer: OFFEN,
			breite: 138,
			abFenster: 1600,
		},
		betreuer: {
			titel: 'Betreuer',
			art: 'betreuer',
			sort: true,
			filter: { feld: 'betreuerUserID', art: 'betreuer' },
			abFenster: 1600,
		},
		traegerBetreuer: TRAEGERBETREUER,
		dokumente: { titel: 'Dokumente', art: 'ampel', sort: true },
		seminartageOffen: {
			titel: 'Seminartage offen',
			art: 'tage',
			sort: true,
			filter: true,
			breite: 130,
			wahlweise: true,
		},
		seminartagePflicht: { titel: 'Seminartage Pflicht', art: 'tage', sort: true, breite: 130, wahlweise: true },
		seminartageAnerkannt: { titel: 'Seminartage anerkannt', art: 'tage', sort: true, breite: 150, wahlweise: true },
		seminartageGeplant: { titel: 'Seminartage geplant', art: 'tage', sort: true, breite: 140, wahlweise: true },
		seminartageVerlorenAb: {
			titel: 'Seminartage nicht mehr erreichbar ab',
			art: 'tag',
			sort: true,
			filter: true,
			breite: 250,
			wahlweise: true,
		},
		seminartageBerechnetAm: {
			titel: 'Erreichbarkeit berechnet',
			art: 'zeit',
			breite: 170,
			wahlweise: true,
			leise: true,
		},
		seminargruppe: {
			titel: 'Seminargruppe',
			art: 'text',
			sort: true,
			filter: { feld: 'seminargruppeID', art: 'auswahl' },
			breite: 150,
			wahlweise: true,
		},
		vertragsbeginn: { titel: 'Beginn', art: 'tag', sort: true, filter: true, breite: 88 },
		vertragsende: { titel: 'Ende', art: 'tag', sort: true, filter: true, breite: 88, abFenster: 1360 },
		dienstantritt: {
			titel: 'Dienstantritt',
			art: 'tag',
			sort: true,
			filter: true,
			breite: 104,
			abFenster: 1600,
			leise: true,
		},
		dienstende: { titel: 'Dienstende', art: 'tag', sort: true, filter: true, wahlweise: true, leise: true },
	},
	dazu: { freiwilligerID: 'id', wunschID: 'verweis', geburtsdatum: 'tag', dranTat: 'text' },
	filter: {
		...DOKUMENTFILTER,
		seminartageErreichbar: {
			titel: 'Seminartage erreichbar',
			art: 'auswahl',
			worte: { NICHT_MEHR: 'nicht mehr erreichbar', BALD: `nur noch bis in ${BALD_IN_TAGEN} Tagen` },
		},
		wiedervorlageAm: MEINE_WIEDERVORLAGE,
		volljaehrig: VOLLJAEHRIG,
	},
	nurAbfrage: { id: 'id', ...GRUPPIERT },
	zusatz: true,
	sort: 'name',
	ansichten: [
		{
			key: 'aktuell',
			titel: 'Aktuell',
			und: () => [
				{ feld: 'status', op: 'zwischen', wert: [FREIWILLIGER.nr.BewerbungEinigung, FREIWILLIGER.nr.ImDienst] },
			],
		},
		{
			key: 'einigung',
			titel: 'Vertragseinigung',
			und: () => [status(FREIWILLIGER.nr.BewerbungEinigung)],
			sort: 'vertragsbeginn',
		},
		{
			key: 'antritt',
			titel: 'Dienstantritt fällig',
			und: (heute) => [
				status(FREIWILLIGER.nr.Vertragsabschluss),
				{ feld: 'vertragsbeginn', op: 'vor', wert: addiereTage(heute, 1) },
			],
			sort: 'vertragsbeginn',
		},
		{ key: 'im-dienst', titel: 'Im Dienst', und: () => [status(FREIWILLIGER.nr.ImDienst)] },
		{
			key: 'ende',
			titel: `Dienstende in ${ENDE_IN_TAGEN} Tagen`,
			und: (heute) => [
				status(FREIWILLIGER.nr.ImDienst),
				{ feld: 'vertragsende', op: 'vor', wert: addiereTage(heute, ENDE_IN_TAGEN + 1) },
			],
			sort: 'vertragsende',
		},
		{
			key: 'beendet',
			titel: 'Beendet',
			und: () => [
				{
					feld: 'status',
					op: 'zwischen',
					wert: [FREIWILLIGER.nr.Dienstende, FREIWILLIGER.nr.NachbearbeitungAbgeschlossen],
				},
			],
			sort: '-vertragsende',
		},
		{
			key: 'seminartage',
			titel: 'Nicht mehr erreichbar',
			und: () => [{ feld: 'seminartageErreichbar', op: 'gleich', wert: 'NICHT_MEHR' }],
			sort: 'vertragsende',
		},
		wiedervorlage,
		ALLE,
	],
} as const satisfies Liste;

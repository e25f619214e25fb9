import { addiereTage } from '#domain/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { DOKUMENTFILTER } from './dokumentfilter.ts';
import {
	ALLE,
	DRAN,
	GRUPPIERT,
	MEINE_WIEDERVORLAGE,
	PLZ,
	TRAEGERBETREUER,
	VOLLJAEHRIG,
	wiedervorlage,
} from './gemeinsam.ts';
import type { Bedingung, Liste } from './liste.ts';

const OHNE_KONTAKT_TAGE = 14;
const imProzess: Bedingung = {
	feld: 'status',
	op: 'zwischen',
	wert: [FREIWILLIGER.nr.BewerbungsProzess, FREIWILLIGER.nr.BewerbungEinigung],
};
const mitOffenem: Bedingung = {
	feld: 'wunschstatus',
	op: 'zwischen',
	wert: [WUNSCH.nr.Beworben, WUNSCH.nr.Vertragseinigung],
};
const offen: readonly Bedingung[] = [imProzess, mitOffenem];

/** Open applications of people at this number. */
export const offeneBei = (status: number): readonly Bedingung[] => [
	{ feld: 'status', op: 'gleich', wert: status },
	mitOffenem,
];

/** Nobody has contacted them, here or elsewhere, nor has a place that has declined since. */
export const UNKONTAKTIERT: readonly Bedingung[] = [
	{ feld: 'status', op: 'gleich', wert: FREIWILLIGER.nr.BewerbungsProzess },
	{ feld: 'wunschstatus', op: 'gleich', wert: WUNSCH.nr.Beworben },
	{ feld: 'kontaktiert', op: 'gleich', wert: false },
];

/** Those of the last days; together with `ohneKontakt` all that nobody has contacted. */
export const neueBewerbungen = (heute: string): readonly Bedingung[] => [
	...UNKONTAKTIERT,
	{ feld: 'wunschstatusSeit', op: 'nach', wert: addiereTage(heute, -OHNE_KONTAKT_TAGE) },
];

/** Those that have waited for longer. */
export const ohneKontakt = (heute: string): readonly Bedingung[] => [
	...UNKONTAKTIERT,
	{ feld: 'wunschstatusSeit', op: 'vor', wert: addiereTage(heute, 1 - OHNE_KONTAKT_TAGE) },
];

/** One row per wish (table: Staff, lists). */
export const BEWERBUNGEN = {
	name: 'bewerbungen',
	spalten: {
		name: { titel: 'Name', art: 'person', sort: true },
		alter: { titel: 'Alter', art: 'alter', sort: true, filter: true },
		status: {
			titel: 'Status',
			art: 'status',
			katalog: FREIWILLIGER,
			getoent: true,
			sort: true,
			filter: true,
			breite: 182,
		},
		einsatzort: {
			titel: 'Einsatzort',
			art: 'text',
			sort: true,
			filter: { feld: 'einsatzortID', art: 'einsatzort' },
			breite: 100,
			waechst: true,
		},
		wunschstatus: { titel: 'Wunschstatus', art: 'status', katalog: WUNSCH, sort: true, filter: true, breite: 206 },
		...DRAN,
		// Settled with the place, before that what is wished for.
		dienstart: {
			titel: 'Dienstart',
			art: 'eigen',
			sort: true,
			filter: { feld: 'dienstartID', art: 'dienstart' },
			breite: 78,
			abFenster: 1360,
		},
		dokumente: { titel: 'Dokumente', art: 'ampel', sort: true },
		betreuer: {
			titel: 'Betreuer',
			art: 'betreuer',
			sort: true,
			filter: { feld: 'betreuerUserID', art: 'betreuer' },
			breite: 100,
			abFenster: 1600,
		},
		traegerBetreuer: TRAEGERBETREUER,
		beworbenAm: {
			titel: 'Beworben am',
			art: 'zeit',
			immer: true,
			sort: true,
			filter: true,
			breite: 94,
			abFenster: 1360,
		},
		ort: { titel: 'Ort', art: 'ort', sort: true, filter: true, abFenster: 1600 },
		bemerkung: {
			titel: 'Letzte Bemerkung',
			art: 'zeit',
			feld: 'letzteBemerkungAm',
			filter: { feld: 'letzteBemerkungAm', art: 'zeitraum' },
			breite: 120,
			abFenster: 1600,
		},
		wunschstatusSeit: {
			titel: 'Wunschstatus seit',
			art: 'zeit',
			immer: true,
			sort: true,
			filter: true,
			breite: 130,
			wahlweise: true,
		},
	},
	dazu: {
		wunschID: 'id',
		freiwilligerID: 'id',
		geburtsdatum: 'tag',
		einsatzortID: 'id',
		dienstartID: 'verweis',
		dienstart: 'text',
		dienstartWunsch: 'text',
		betreuerUserID: 'verweis',
		/** Since when the volunteer is where he is. */
		statusSeit: 'zeit',
		/** What the party at turn does. */
		dranTat: 'text',
	},
	filter: {
		...DOKUMENTFILTER,
		wiedervorlageAm: MEINE_WIEDERVORLAGE,
		nachgefragtAm: { titel: 'Nachgefragt am', art: 'zeitraum' },
		kontaktiert: { titel: 'Schon kontaktiert', art: 'jaNein' },
		volljaehrig: VOLLJAEHRIG,
		einsatzstelleID: { titel: 'Einsatzstelle', art: 'adresse' },
		plz: PLZ,
	},
	nurAbfrage: { id: 'id', ...GRUPPIERT },
	zusatz: true,
	sort: '-beworbenAm',
	ansichten: [
		{ key: 'offen', titel: 'Offen', und: () => offen },
		{ key: 'unkontaktiert', titel: 'Noch ohne Kontakt', und: () => UNKONTAKTIERT, sort: 'wunschstatusSeit' },
		{
			key: 'ohne-kontakt',
			titel: `Ohne Kontakt seit ${OHNE_KONTAKT_TAGE} Tagen`,
			und: ohneKontakt,
			sort: 'wunschstatusSeit',
		},
		{
			key: 'verhandlung-dokumente',
			titel: 'Verhandlung, Dokumente fehlen',
			und: () => [
				imProzess,
				{ feld: 'wunschstatus', op: 'gleich', wert: WUNSCH.nr.InVertragsverhandlung },
				{ feld: 'dokumentlage', op: 'in', wert: ['FEHLT'] },
			],
			nurTraeger: true,
			sort: 'wunschstatusSeit',
		},
		{
			key: 'minderjaehrige',
			titel: 'Minderjährige',
			und: () => [...offen, { feld: 'alter', op: 'zwischen', wert: [null, 17] }],
		},
		{
			key: 'abgesagt',
			titel: 'Abgesagt / Abgelehnt',
			und: () => [{ feld: 'wunschstatus', op: 'zwischen', wert: [WUNSCH.nr.Abgesagt, WUNSCH.nr.Abgelehnt] }],
			sort: '-wunschstatusSeit',
		},
		wiedervorlage,
		ALLE,
	],
} as const satisfies Liste;

import { describe, expect, it } from 'vitest';
import { einladungAnnehmen } from '#domain/akte/entscheidungen/freiwilliger/einladung-annehmen.ts';
import { erfassen } from '#domain/akte/entscheidungen/freiwilliger/erfassen.ts';
import { statusSetzen } from '#domain/akte/entscheidungen/freiwilliger/status-setzen.ts';
import { abschliessen } from '#domain/akte/entscheidungen/vertrag/abschliessen.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { bewerben } from '#domain/akte/entscheidungen/wunsch/bewerben.ts';
import { einigen } from '#domain/akte/entscheidungen/wunsch/einigen.ts';
import { verhandeln } from '#domain/akte/entscheidungen/wunsch/verhandeln.ts';
import { vorschlagen } from '#domain/akte/entscheidungen/wunsch/vorschlagen.ts';
import { zurueckziehen } from '#domain/akte/entscheidungen/wunsch/zurueckziehen.ts';
import type { Abfragefeld } from '#domain/feldabfrage/abfragefelder.ts';
import type { Feldabfrage } from '#domain/feldabfrage/feldabfrage.ts';
import type { Adresse, Zyklus } from '#domain/referenzsaetze.ts';
import { OHNE_RECHTSTEXTE } from '#domain/text/rechtstexte.ts';
import type { ManuellesZiel } from './bausteine/manuell.ts';
import type { Entschluss, Lage } from './lage.ts';
import { testSpec } from './tests/dokumente.fixture.ts';
import { ERWACHSEN, freiwillig, TOKEN } from './tests/personen.fixture.ts';
import { BEFEHLE, weltIn } from './tests/staende.fixture.ts';
import { entscheide, WER } from './tests/tabelle.fixture.ts';
import { beworben, geeinigt, inVerhandlung, vertragAn, weltMitPlaetzen, wunschAn } from './tests/wege.fixture.ts';
import { RECHTSTEXTE_DA, type Welt } from './tests/welt.fixture.ts';
import type { Vertragsbedingungen, Wunsch } from './zustand.ts';

/**
 * Columns Guards: which a row names, in its order, what each answers, and that no other one refuses it. In every world
 * all guards named are broken at once and mended one after the other.
 */

const o1 = (w: Welt, aenderung: Partial<Adresse>): void => {
	const ort = w.referenz.adressen.get('o1') as Adresse;
	w.aendere({ adressen: new Map([...w.referenz.adressen, ['o1', { ...ort, ...aenderung }]]) });
};
const zyklus = (w: Welt, aenderung: Partial<Zyklus>): void => {
	const z = w.referenz.zyklen.get('z') as Zyklus;
	w.aendere({ zyklen: new Map([...w.referenz.zyklen, ['z', { ...z, ...aenderung }]]) });
};
function stoppe(w: Welt, isBewerbungsstopp: boolean): void {
	const dienstarten = [...(w.referenz.zyklen.get('z')?.dienstarten ?? [])];
	zyklus(w, { dienstarten: new Map(dienstarten.map(([id, d]) => [id, { ...d, isBewerbungsstopp }])) });
}
function betreuer(w: Welt, isAktiv: boolean): void {
	const einer = w.referenz.benutzer.get('verein1');
	if (einer) w.aendere({ benutzer: new Map([...w.referenz.benutzer, ['verein1', { ...einer, isAktiv }]]) });
}
const wunsch = (w: Welt): Wunsch | undefined => w.akte('f').wuensche.findLast((x) => x.einsatzortID === 'o1');

/** A wish that stands in the way; put first, since the newest is the one decided about. */
const stelltSich = (w: Welt, id: string, rest: Partial<Wunsch>): void => {
	const muster = w.akte('f').wuensche[0];
	if (muster) w.akte('f').wuensche.unshift({ ...muster, id, ...rest });
};
const gehtWeg = (w: Welt, id: string): void => {
	const { wuensche } = w.akte('f');
	wuensche.splice(0, wuensche.length, ...wuensche.filter((x) => x.id !== id));
};

const ZEUGNIS = testSpec({
	id: 'fz',
	bezeichnung: 'Führungszeugnis',
	stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }],
});
const VERTRAG = testSpec({
	id: 'vb',
	bezeichnung: 'Vereinbarung',
	isVertragsrelevant: true,
	signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
});
const ABFRAGEN: Feldabfrage[] = ([2100, 2500, 2800, 3000, 4000, 9000] as const).map((zielStatus) => ({
	id: `a${zielStatus}`,
	zielStatus,
	dienstartIDs: [],
	isAktiv: true,
	felder: [
		{
			feld: 'geburtsort' as Abfragefeld,
			bezeichnung: 'Geburtsort',
			isPflicht: true,
			isBearbeitbarDurch: ['FW'],
			hilfetext: null,
		},
	],
}));

const VORGAENGER = ['v1', 'v2'].map((wunschID) => ({
	wunschID,
	freiwilligerID: wunschID,
	zyklusID: 'y',
	einsatzortID: 'o1',
	dienstartID: 'bfd',
	art: 'BELEGT' as const,
	von: '2024-09-01',
	bis: '2025-08-31',
}));

interface Waechter {
	readonly brich: (w: Welt) => void;
	readonly heile: (w: Welt) => void;
	readonly text: string;
	readonly http?: number;
}
const WAECHTER = {
	G01: {
		brich: (w) => w.aendere({ specs: [...w.referenz.specs, ZEUGNIS] }),
		heile: (w) => w.aendere({ specs: w.referenz.specs.filter((s) => s !== ZEUGNIS) }),
		text: 'Der Statuswechsel ist nicht möglich, weil noch Pflichtdokumente fehlen: Führungszeugnis.',
	},
	G02: {
		brich: (w) => stoppe(w, true),
		heile: (w) => stoppe(w, false),
		text: 'Für die Dienstart Bundesfreiwilligendienst U27 gilt derzeit ein Bewerbungsstopp.',
	},
	G03: {
		brich: (w) => w.aendere({ parameter: { isBewerbungsphase: false } }),
		heile: (w) => w.aendere({ parameter: { isBewerbungsphase: true } }),
		text: 'Die Bewerbungsphase ist derzeit geschlossen. Neue Bewerbungen sind nicht möglich.',
	},
	G04: {
		brich: (w) => w.teileZu('o1', 'bfd', 0),
		heile: (w) => w.teileZu('o1', 'bfd', 2),
		text: 'Am Einsatzort Sporthalle Nord ist für Bundesfreiwilligendienst U27 kein freies Kontingent vorhanden (0 von 0 Plätzen belegt).',
	},
	G05: {
		brich: (w) => {
			w.aendere({ parameter: { isIgnoreAugustKontingent: false } });
			for (const b of VORGAENGER) w.kontingente.get('s1')?.belegungen.set(b.wunschID, b);
		},
		heile: (w) => {
			w.aendere({ parameter: { isIgnoreAugustKontingent: true } });
			for (const b of VORGAENGER) w.kontingente.get('s1')?.belegungen.delete(b.wunschID);
		},
		text: 'Im August sind am Einsatzort Sporthalle Nord für Bundesfreiwilligendienst U27 bereits alle Plätze belegt. Bitte wählen Sie einen späteren Vertragsbeginn.',
	},
	// Before G05, which too few recognised places would break in August as well.
	G06: {
		brich: (w) => w.erkenneAn('s1', 0),
		heile: (w) => w.erkenneAn('s1', 4),
		text: 'An der Einsatzstelle TSV Musterstadt sind alle 0 anerkannten BFD-Plätze belegt.',
	},
	G07: {
		brich: (w) => {
			w.aendere({ parameter: { festlegungDienstartAbStatus: 2000 } });
			const einer = wunsch(w);
			if (einer) einer.dienstartID = null;
		},
		heile: (w) => {
			w.aendere({ parameter: { festlegungDienstartAbStatus: 2500 } });
			const einer = wunsch(w);
			if (einer) einer.dienstartID = 'bfd';
		},
		text: 'Bitte wählen Sie eine Dienstart aus.',
	},
	G09: {
		brich: (w) => betreuer(w, false),
		heile: (w) => betreuer(w, true),
		text: 'Für diesen Status muss eine Betreuerin oder ein Betreuer ausgewählt sein.',
	},
	G10: {
		brich: (w) => {
			vertragAn(w, 'f').vertragsende = null;
		},
		heile: (w) => {
			vertragAn(w, 'f').vertragsende = '2026-08-31';
		},
		text: 'Für den Vertragsabschluss fehlen folgende Angaben: Vertragsende.',
	},
	G12: {
		brich: (w) => o1(w, { mindestalter: 40 }),
		heile: (w) => o1(w, { mindestalter: null }),
		text: 'Die Altersgrenze (ab 40 Jahren) ist zum Dienstbeginn nicht eingehalten.',
	},
	G13: {
		brich: (w) => {
			w.akte('f').person.geburtsdatum = '2008-10-01';
		},
		heile: (w) => {
			w.akte('f').person.geburtsdatum = '2006-05-17';
		},
		text: 'Für Minderjährige muss mindestens eine erziehungsberechtigte Person hinterlegt sein.',
	},
	G14: {
		brich: (w) => stelltSich(w, 'geeinigt', { einsatzortID: 'o4', einsatzstelleID: 's3', status: 3500 }),
		heile: (w) => gehtWeg(w, 'geeinigt'),
		text: 'Es besteht bereits eine Vertragseinigung mit einem anderen Einsatzort.',
	},
	G15: {
		brich: (w) => {
			w.heute = '2025-08-31';
		},
		heile: (w) => {
			w.heute = '2025-09-01';
		},
		text: 'Der Dienst kann erst ab dem 01.09.2025 angetreten werden.',
	},
	G18: {
		brich: (w) => {
			const einer = wunsch(w);
			if (einer) einer.beendetVon = 'EINSATZSTELLE';
		},
		heile: (w) => {
			const einer = wunsch(w);
			if (einer) einer.beendetVon = 'FREIWILLIGER';
		},
		text: 'Nur die Seite, die abgesagt oder abgelehnt hat, kann die Bewerbung reaktivieren.',
		http: 403,
	},
	G19: {
		brich: (w) => w.aendere({ specs: [...w.referenz.specs, VERTRAG] }),
		heile: (w) => w.aendere({ specs: w.referenz.specs.filter((s) => s !== VERTRAG) }),
		text: 'Der Vertrag ist noch nicht vollständig unterschrieben. Es fehlt: Vereinbarung.',
	},
	G20: {
		brich: (w) => w.aendere({ feldabfragen: ABFRAGEN }),
		heile: (w) => w.aendere({ feldabfragen: [] }),
		text: 'Bitte füllen Sie zuerst die abgefragten Felder aus: Geburtsort.',
	},
	G23: {
		brich: (w) => stelltSich(w, 'doppelt', { einsatzortID: 'o1', einsatzstelleID: 's1', status: 1000, zyklusID: 'z' }),
		heile: (w) => gehtWeg(w, 'doppelt'),
		text: 'Für diesen Einsatzort liegt bereits eine Bewerbung vor.',
	},
	G24: {
		brich: (w) => w.aendere({ parameter: { maxBewerbungen: 0 } }),
		heile: (w) => w.aendere({ parameter: { maxBewerbungen: 5 } }),
		text: 'Es sind höchstens 0 gleichzeitige Bewerbungen möglich.',
	},
	G25: {
		brich: (w) => zyklus(w, { isAbgeschlossen: true }),
		heile: (w) => zyklus(w, { isAbgeschlossen: false }),
		text: 'Der Zyklus 2025/2026 ist abgeschlossen und kann nicht mehr bearbeitet werden.',
	},
	G36: {
		brich: (w) => w.aendere({ rechtstexte: OHNE_RECHTSTEXTE }),
		heile: (w) => w.aendere({ rechtstexte: RECHTSTEXTE_DA }),
		text: 'Bewerbungen sind noch nicht möglich. Im Portal fehlt noch: Datenschutzerklärung, Impressum.',
	},
	G29: {
		brich: (w) => w.teileZu('o1', 'bfd', 0),
		heile: (w) => w.teileZu('o1', 'bfd', 2),
		text: 'Für eine Einladung sind Dienstart, Betreuer und freies Kontingent am Einsatzort erforderlich.',
	},
} as const satisfies Record<string, Waechter>;
type Guard = keyof typeof WAECHTER;
/** Where another wish is bound the volunteer's number is another, too; G29 is G04 by another name. */
const EINZELN = (Object.keys(WAECHTER) as Guard[]).filter((g) => g !== 'G14' && g !== 'G29');

/** With another application, so that there is a file to decide about. */
function imPool(): Welt {
	const w = weltMitPlaetzen();
	beworben(w, 'f', ['o3']);
	w.tue('f', freiwillig('f'), zurueckziehen, { wunschID: wunschAn(w, 'f', 'o3').id });
	return w;
}

function verhandeltBfd(): Welt {
	const w = weltMitPlaetzen();
	beworben(w, 'f');
	inVerhandlung(w, 'f', 'o1', 'bfd');
	Object.assign(vertragAn(w, 'f'), { vertragsbeginn: '2025-08-15', vertragsnummer: 'A-1' });
	return w;
}
function manuell(ziel: ManuellesZiel, datum: string | null = null) {
	return (l: Lage, w: Welt): Entschluss =>
		statusSetzen(l, { ziel, wunschID: id(w), datum, grund: 'Papiervertrag liegt vor' });
}
const bearbeite =
	(felder: Partial<Vertragsbedingungen>) =>
	(l: Lage, w: Welt): Entschluss =>
		vertragBearbeiten(l, { vertragID: vertragAn(w, 'f').id, felder });
/** Agreed on from `beginn` on. */
function geeinigtBfd(beginn: string): Welt {
	const w = weltMitPlaetzen();
	beworben(w, 'f');
	inVerhandlung(w, 'f', 'o1', 'bfd');
	geeinigt(w, 'f', { vertragsbeginn: beginn });
	return w;
}

const id = (w: Welt): string => wunschAn(w, 'f').id;
const EINLADUNG = {
	einladungID: 'e',
	zyklusID: 'z',
	einsatzortID: 'o1',
	dienstartID: 'bfd',
	betreuerUserID: 'verein1',
	userID: 'user-f',
};
const BFD = { einsatzortID: 'o1', dienstartID: 'bfd' };

/** Row, world, actor, call; its guards in order; those that the world can't break by themselves. */
interface Zeile {
	readonly welt: () => Welt;
	readonly wer: keyof typeof WER | 'TOK';
	readonly tat: (l: Lage, w: Welt) => Entschluss;
	readonly waechter: readonly Guard[];
	readonly ausser?: readonly Guard[];
	/** Answers of their own. */
	readonly texte?: Partial<Record<Guard, string>>;
}

const ALLE_GESTOPPT =
	'Für die Dienstart Freiwilliges Soziales Jahr, Bundesfreiwilligendienst U27, Bundesfreiwilligendienst Ü27, ' +
	'Freiwilliges Ökologisches Jahr gilt derzeit ein Bewerbungsstopp.';
const VERHANDLUNG = 'Bitte legen Sie vor Beginn der Vertragsverhandlung die Dienstart fest.';
/** A contract is needed for them, or a wish that has ended. */
const OHNE_VERTRAG = ['G10', 'G18'] as const;
/** What has to be signed blocks from 3000 on as mandatory as well. */
const AB_3000 = ['G19', 'G18', 'G07'] as const;

const ZEILEN: Readonly<Record<string, Zeile>> = {
	'W1 Bewerben': {
		welt: imPool,
		wer: 'FW',
		tat: (l) => bewerben(l, { wuensche: [BFD] }),
		waechter: ['G02', 'G03', 'G36', 'G12', 'G23', 'G24', 'G25'],
		ausser: [...OHNE_VERTRAG, 'G07'],
	},
	'W1 Bewerben ohne Dienstart': {
		welt: imPool,
		wer: 'FW',
		tat: (l) => bewerben(l, { wuensche: [{ einsatzortID: 'o1' }] }),
		waechter: ['G03', 'G36', 'G07', 'G12', 'G23', 'G24', 'G25'],
		ausser: [...OHNE_VERTRAG, 'G02'],
	},
	'W1 durch den Träger': {
		welt: imPool,
		wer: 'MV',
		tat: (l) => bewerben(l, { wuensche: [BFD] }),
		waechter: ['G02', 'G12', 'G23', 'G24', 'G25'],
		ausser: [...OHNE_VERTRAG, 'G07'],
	},
	'W2 Warteliste': {
		welt: () => weltIn(0),
		wer: 'ME',
		tat: BEFEHLE['Warteliste setzen'],
		waechter: [],
		ausser: ['G10'],
	},
	'W3 Vorschlagen': {
		welt: imPool,
		wer: 'MV',
		tat: (l) => vorschlagen(l, { ...BFD, betreuerUserID: 'traeger', nachricht: 'Willkommen!' }),
		waechter: ['G02', 'G12', 'G23', 'G25'],
		ausser: OHNE_VERTRAG,
	},
	'W3 Vorschlagen ohne Dienstart': {
		welt: imPool,
		wer: 'MV',
		tat: (l) => vorschlagen(l, { einsatzortID: 'o1', betreuerUserID: 'traeger', nachricht: 'Willkommen!' }),
		waechter: ['G12', 'G23', 'G25'],
		ausser: OHNE_VERTRAG,
	},
	'W4 ja': {
		welt: () => {
			const w = weltIn(1000);
			wunschAn(w, 'f').dienstartID = 'bfd';
			return w;
		},
		wer: 'FW',
		tat: BEFEHLE['Vorschlag annehmen'],
		waechter: ['G02', 'G14', 'G07', 'G24', 'G01', 'G20'],
		ausser: OHNE_VERTRAG,
		texte: { G02: ALLE_GESTOPPT },
	},
	'W4 nein': { welt: () => weltIn(1000), wer: 'FW', tat: BEFEHLE['Vorschlag ablehnen'], waechter: [], ausser: ['G10'] },
	'W5 Einladung annehmen': {
		welt: imPool,
		wer: 'TOK',
		tat: (l) => einladungAnnehmen(l, EINLADUNG),
		waechter: ['G02', 'G29', 'G12', 'G23', 'G24', 'G25'],
		// G29 asks for the Betreuer and the place before G09 and G04 could.
		ausser: [...OHNE_VERTRAG, 'G04', 'G09'],
	},
	'Manuelle Erfassung': {
		welt: weltMitPlaetzen,
		wer: 'MV',
		tat: (l) => erfassen({ ...l, akte: { ...l.akte, id: 'neu' } }, { ...NEU, wuensche: [BFD] }),
		waechter: ['G02', 'G12'],
		// Its cycle is looked at first: without wishes, too.
		ausser: [...OHNE_VERTRAG, 'G07', 'G13', 'G25'],
	},
	'W6 Kontaktieren': {
		welt: () => weltIn(0),
		wer: 'ME',
		tat: BEFEHLE.Kontaktieren,
		waechter: ['G14', 'G07', 'G01', 'G20'],
		ausser: OHNE_VERTRAG,
	},
	'W7 Verhandlung': {
		welt: () => {
			const w = weltIn(2000);
			wunschAn(w, 'f').dienstartID = 'bfd';
			return w;
		},
		wer: 'ME',
		tat: (l, w) => verhandeln(l, { wunschID: id(w), betreuerUserID: 'verein1' }),
		waechter: ['G14', 'G07', 'G09', 'G12', 'G01', 'G20'],
		ausser: OHNE_VERTRAG,
		texte: { G07: VERHANDLUNG },
	},
	'W8 Einigung': {
		welt: verhandeltBfd,
		wer: 'ME',
		tat: (l, w) => einigen(l, { wunschID: id(w), grund: 'Nachgetragen', bestaetigt: true }),
		waechter: ['G14', 'G02', 'G09', 'G12', 'G13', 'G04', 'G06', 'G05', 'G01', 'G20'],
		// Missing dates are asked for at the conclusion; the whole cycle stands for them.
		ausser: ['G07', 'G18', 'G10'],
	},
	'W9 Vertragsabschluss': {
		welt: () => geeinigtBfd('2025-09-01'),
		wer: 'MV',
		tat: BEFEHLE.Vertragsabschluss,
		// What its reservation holds is not checked again.
		waechter: ['G10', 'G09', 'G19', 'G01', 'G20'],
		ausser: ['G18', 'G07'],
	},
	'W9 mit neuem Beginn': {
		welt: () => geeinigtBfd('2025-10-01'),
		wer: 'MV',
		tat: (l, w) =>
			abschliessen(l, { wunschID: id(w), vertragsnummer: 'A-1', felder: { vertragsbeginn: '2025-08-15' } }),
		waechter: ['G10', 'G09', 'G19', 'G12', 'G13', 'G04', 'G06', 'G05', 'G01', 'G20'],
		ausser: ['G18', 'G07'],
	},
	'W10 Dienstantritt': {
		welt: () => weltIn(4000),
		wer: 'MV',
		tat: BEFEHLE.Dienstantritt,
		waechter: ['G15', 'G01', 'G20'],
		ausser: AB_3000,
	},
	'W11 No-Show': {
		welt: () => weltIn(4000),
		wer: 'MV',
		tat: BEFEHLE['No-Show'],
		waechter: ['G15'],
		ausser: ['G07'],
	},
	'W12 Dienstende': {
		welt: () => weltIn(5000),
		wer: 'MV',
		tat: BEFEHLE.Dienstende,
		waechter: ['G01', 'G20'],
		ausser: [...AB_3000, 'G10', 'G15'],
	},
	'W12 vorzeitig': {
		welt: () => weltIn(5000),
		wer: 'MV',
		tat: BEFEHLE['Dienstende vorzeitig'],
		waechter: [],
		ausser: ['G07', 'G10', 'G15'],
	},
	'W13 Zurückziehen': { welt: () => geeinigtBfd('2025-09-01'), wer: 'FW', tat: BEFEHLE.Zurückziehen, waechter: [] },
	'W14 Ablehnen': { welt: () => geeinigtBfd('2025-09-01'), wer: 'MV', tat: BEFEHLE.Ablehnen, waechter: [] },
	'W15 Reaktivieren': {
		welt: () => {
			const w = weltIn(9000);
			wunschAn(w, 'f').dienstartID = 'bfd';
			return w;
		},
		wer: 'FW',
		tat: BEFEHLE.Reaktivieren,
		waechter: ['G18', 'G02', 'G03', 'G36', 'G23', 'G24', 'G25'],
		ausser: ['G10'],
	},
	'W16 Annullieren': {
		welt: () => geeinigtBfd('2025-09-01'),
		wer: 'MV',
		tat: BEFEHLE['Vertrag annullieren'],
		waechter: [],
		ausser: ['G07'],
	},
	'Vertrag 0 bearbeiten': {
		welt: verhandeltBfd,
		wer: 'ME',
		tat: bearbeite({ vertragsende: '2026-07-31' }),
		waechter: [],
		ausser: ['G07', 'G18'],
	},
	'Vertrag 2000, anderer Zeitraum': {
		welt: () => geeinigtBfd('2025-10-01'),
		wer: 'ME',
		tat: bearbeite({ vertragsbeginn: '2025-08-15' }),
		waechter: ['G12', 'G13', 'G04', 'G06', 'G05'],
		ausser: ['G07', 'G18'],
	},
	'Vertrag 2000, andere Bedingung': {
		welt: () => geeinigtBfd('2025-08-15'),
		wer: 'ME',
		tat: bearbeite({ unterkunft: 'ROOM' }),
		waechter: [],
		ausser: ['G07', 'G18'],
	},
	'Vertrag 3000 verlängern': {
		welt: () => {
			const w = geeinigtBfd('2025-09-01');
			w.aendere({ parameter: { isIgnoreAugustKontingent: true } });
			w.tue('f', WER.MV, vertragBearbeiten, {
				vertragID: vertragAn(w, 'f').id,
				felder: { vertragsende: '2026-06-30' },
			});
			w.tue('f', WER.MV, abschliessen, { wunschID: id(w), vertragsnummer: 'A-1' });
			return w;
		},
		wer: 'MV',
		tat: bearbeite({ geplantesEnde: '2026-08-31' }),
		waechter: ['G04', 'G06'],
		ausser: ['G07', 'G18'],
	},
	'Vertrag 3000 verkürzen': {
		welt: () => weltIn(4000),
		wer: 'MV',
		tat: bearbeite({ geplantesEnde: '2026-05-31' }),
		waechter: [],
		ausser: ['G07', 'G18'],
	},
	'Manuell 2000': {
		welt: () => weltIn(9000),
		wer: 'MV',
		tat: manuell(2000),
		waechter: ['G14', 'G23', 'G01'],
		ausser: OHNE_VERTRAG,
	},
	'Manuell 2500': {
		welt: () => {
			const w = weltIn(2000);
			Object.assign(wunschAn(w, 'f'), { dienstartID: 'bfd', betreuerUserID: 'verein1' });
			return w;
		},
		wer: 'MV',
		tat: manuell(2500),
		waechter: ['G14', 'G23', 'G07', 'G09', 'G01'],
		ausser: OHNE_VERTRAG,
		texte: { G07: VERHANDLUNG },
	},
	'Manuell 2800': {
		welt: verhandeltBfd,
		wer: 'MV',
		tat: manuell(2800),
		waechter: ['G14', 'G23', 'G09', 'G02', 'G12', 'G13', 'G04', 'G06', 'G05', 'G01'],
		ausser: ['G07', 'G10', 'G18'],
	},
	'Manuell 3000': {
		welt: verhandeltBfd,
		wer: 'MV',
		tat: manuell(3000),
		waechter: ['G14', 'G23', 'G09', 'G02', 'G10', 'G12', 'G13', 'G04', 'G06', 'G05', 'G01'],
		ausser: AB_3000,
	},
	'Manuell 4000': {
		welt: () => {
			const w = verhandeltBfd();
			w.heute = '2025-09-01';
			return w;
		},
		wer: 'MV',
		tat: manuell(4000, '2025-09-01'),
		// From the start of service on no day is in August any more.
		waechter: ['G14', 'G23', 'G09', 'G02', 'G10', 'G15', 'G12', 'G13', 'G04', 'G06', 'G01'],
		ausser: AB_3000,
	},
	'Manuell 9000': {
		welt: () => weltIn(5000),
		wer: 'MV',
		tat: manuell(9000, '2026-08-20'),
		waechter: ['G14', 'G23', 'G09', 'G10', 'G01'],
		ausser: [...AB_3000, 'G15'],
	},
	'Manuell 9300': {
		welt: () => weltIn(5000),
		wer: 'MV',
		tat: manuell(9300, '2026-08-20'),
		waechter: ['G14', 'G23', 'G09', 'G10'],
		ausser: ['G07', 'G15'],
	},
	'Manuell 9500': {
		welt: () => weltIn(4000),
		wer: 'MV',
		tat: manuell(9500),
		waechter: ['G14', 'G23', 'G09', 'G10'],
		ausser: ['G07'],
	},
	'W18 Betreuer': {
		welt: () => weltIn(2000),
		wer: 'ME',
		tat: (l, w) => BEFEHLE['Betreuer ändern'](l, w),
		waechter: [],
		ausser: ['G10'],
	},
};

const NEU = { zyklusID: 'z', userID: null, person: ERWACHSEN };

function grund(w: Welt, { wer, tat }: Zeile) {
	return entscheide(w, wer === 'TOK' ? TOKEN : WER[wer], (l) => tat(l, w)).grund;
}

describe.each(Object.entries(ZEILEN))('%s', (_, zeile) => {
	it(`fragt der Reihe nach ${zeile.waechter.join(' ') || 'nichts'}`, () => {
		const w = zeile.welt();
		for (const g of zeile.waechter) WAECHTER[g].brich(w);
		const antworten = zeile.waechter.map((g) => {
			const antwort = grund(w, zeile);
			WAECHTER[g].heile(w);
			return [antwort?.code, antwort?.http, antwort?.text];
		});
		expect(antworten).toEqual(
			zeile.waechter.map((g) => {
				const { text, http = 409 }: Waechter = WAECHTER[g];
				return [g, http, zeile.texte?.[g] ?? text];
			}),
		);
		expect(grund(w, zeile)).toBeNull();
	});

	it('fragt nichts, was nicht in ihrer Zeile steht', () => {
		const andere = EINZELN.filter((g) => !zeile.waechter.includes(g) && !zeile.ausser?.includes(g));
		const abgelehnt = andere.flatMap((g) => {
			const w = zeile.welt();
			WAECHTER[g].brich(w);
			const antwort = grund(w, zeile);
			return antwort ? [`${g}: ${antwort.text}`] : [];
		});
		expect(abgelehnt).toEqual([]);
	});
});

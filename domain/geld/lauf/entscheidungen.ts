/** Decisions on accounting runs. Table: money.md, runs. */
import type { Ablehnungscode } from '#domain/ablehnungen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { type Einzugsart, type Laufart, wirdEingezogen, wirdGezahlt, type Zahlungsart } from '../posten.ts';
import type { Zeitraum } from '../zeitraum.ts';
import {
	LaufAngelegt,
	LaufBerechnungBestellt,
	LaufBerechnungGescheitert,
	LaufEingetragen,
	type LaufEreignis,
	LaufFreigegeben,
	LaufGebucht,
	LaufGeprueft,
	LaufNeuGerechnet,
	type Laufstatus,
	LaufUebergeben,
	LaufVerworfen,
	LaufzeileBestaetigt,
	LaufzeileHerausgenommen,
	LaufzeileZurueckgelegt,
	type Rechnung,
	type ZahlbuchEreignis,
	type Zeilenname,
} from './ereignisse.ts';
import { enthaltene, type Lauf, type Zahlbuch, zeilenkey } from './lauf.ts';
import type { Laufzeile } from './zeilen.ts';

export interface NeuerLauf {
	readonly nr: number;
	readonly art: Laufart;
	/** Of a claim. */
	readonly programmID?: string | null;
	readonly zyklusID: string | null;
	readonly zeitraum: Zeitraum;
	readonly grund: string | null;
	/** null: a job is to reckon it. */
	readonly rechnung: Rechnung | null;
}

export function legeLaufAn(lauf: Lauf, { grund, programmID = null, ...neu }: NeuerLauf): LaufEreignis[] {
	const anlass = grund?.trim() || null;
	return [
		LaufAngelegt({ ...neu, ...(programmID !== null && { programmID }), nach: 'ENTWURF' }, worte(lauf.id, anlass)),
	];
}

/** From a later position: where the rows are the same, names and accounts may not be. */
export const rechneNeu = (lauf: Lauf, rechnung: Rechnung): LaufEreignis[] => [
	LaufNeuGerechnet({ von: steht(lauf, ['ENTWURF', 'GEPRUEFT'], 'neu gerechnet'), nach: 'ENTWURF', rechnung }),
];

/** Too many files for a call: a job reads them. Asked again, another one does: the first may have been given up. */
export function bestelleBerechnung(lauf: Lauf): LaufEreignis[] {
	steht(lauf, ['ENTWURF', 'GEPRUEFT'], 'neu gerechnet');
	return [LaufBerechnungBestellt({})];
}

/** What was asked for and nobody has done or taken back. */
export const istBestellt = ({ berechnung, status }: Lauf): boolean => berechnung === 'LAEUFT' && istOffen({ status });

const istOffen = ({ status }: Pick<Lauf, 'status'>): boolean => status === 'ENTWURF' || status === 'GEPRUEFT';

export const gibBerechnungAuf = (lauf: Lauf): LaufEreignis[] =>
	istBestellt(lauf) ? [LaufBerechnungGescheitert({})] : [];

export function nimmHeraus(lauf: Lauf, zeile: Zeilenname, grund: string | null): LaufEreignis[] {
	stehtGerechnet(lauf, ['ENTWURF', 'GEPRUEFT'], 'geändert');
	const { freiwilligerID } = findeZeile(lauf, zeile);
	if (lauf.herausgenommen.some((eine) => zeilenkey(eine) === zeilenkey(zeile))) return [];
	return [LaufzeileHerausgenommen(name(zeile), worte(freiwilligerID, grund?.trim() || null))];
}

export function legeZurueck(lauf: Lauf, zeile: Zeilenname): LaufEreignis[] {
	stehtGerechnet(lauf, ['ENTWURF', 'GEPRUEFT'], 'geändert');
	findeZeile(lauf, zeile);
	if (!lauf.herausgenommen.some((eine) => zeilenkey(eine) === zeilenkey(zeile))) return [];
	return [LaufzeileZurueckgelegt(name(zeile))];
}

export function bestaetige(lauf: Lauf, zeile: Zeilenname, pruefung: string, grund: string | null): LaufEreignis[] {
	stehtGerechnet(lauf, ['ENTWURF', 'GEPRUEFT'], 'geändert');
	const { freiwilligerID } = findeZeile(lauf, zeile);
	if (!grund?.trim()) throw new Abgelehnt([{ code: 'P', http: 422, feld: 'grund', text: 'Dies ist ein Pflichtfeld' }]);
	const schon = lauf.bestaetigt.some((b) => b.pruefung === pruefung && zeilenkey(b) === zeilenkey(zeile));
	return schon ? [] : [LaufzeileBestaetigt({ ...name(zeile), pruefung }, worte(freiwilligerID, grund.trim()))];
}

/** A check that found something hinders only the release. */
export function pruefe(lauf: Lauf): LaufEreignis[] {
	const von = stehtGerechnet(lauf, ['ENTWURF'], 'geprüft');
	if (enthaltene(lauf).length === 0) throw abgelehnt('LEER', LEER);
	return [LaufGeprueft({ von, nach: 'GEPRUEFT' })];
}

export interface Freigabe {
	readonly wer: string | null;
	/** Of the kind of this run. */
	readonly buch: Zahlbuch;
	/** What checks found in rows of the run, and nobody answers for yet, in words. */
	readonly offen: readonly string[];
	/** A tiny provider may let one do both. */
	readonly ohneVierAugen: boolean;
}

/** The run and the book of its kind, in one append. */
export function gibFrei(lauf: Lauf, freigabe: Freigabe): { lauf: LaufEreignis[]; buch: ZahlbuchEreignis[] } {
	const von = stehtGerechnet(lauf, ['GEPRUEFT'], 'freigegeben');
	const alleine = lauf.geprueftVon === freigabe.wer;
	if (alleine && !freigabe.ohneVierAugen) throw abgelehnt('VIER_AUGEN', VIER_AUGEN);
	pruefeStand(lauf, freigabe.buch);
	if (freigabe.offen.length > 0) throw abgelehnt('PRUEFUNGEN', zuKlaeren(freigabe.offen));
	const zeilen = enthaltene(lauf);
	const summe = zeilen.reduce((bisher, { betrag }) => bisher + betrag, 0);
	const eintrag = { laufID: lauf.id, nr: lauf.nr, ab: lauf.zeitraum.von };
	return {
		lauf: [LaufFreigegeben({ von, nach: 'FREIGEGEBEN', summe, zeilen: zeilen.length, alleine })],
		buch: [LaufEingetragen(eintrag)],
	};
}

/** Taking the file away; every time is recorded. What a bank pays by isn't given out any more once that is booked. */
export function uebergib(lauf: Lauf, form: string, sha256: string, ausfuehrung?: string): LaufEreignis[] {
	if (lauf.status === 'GEBUCHT' && ausfuehrung === undefined) return [];
	const von = steht(lauf, ['FREIGEGEBEN', 'UEBERGEBEN'], 'übergeben');
	return [LaufUebergeben({ von, nach: 'UEBERGEBEN', form, sha256, ...(ausfuehrung !== undefined && { ausfuehrung }) })];
}

/** Only the allowance goes to accounts of persons. */
export function pruefeZahlbar<L extends Lauf>(lauf: L): asserts lauf is L & { readonly art: Zahlungsart } {
	if (!wirdGezahlt(lauf)) throw abgelehnt('LAUFART', NUR_TASCHENGELD);
	steht(lauf, ['FREIGEGEBEN', 'UEBERGEBEN'], 'überwiesen');
}

/** Only contributions are collected from sites. */
export function pruefeEinziehbar<L extends Lauf>(lauf: L): asserts lauf is L & { readonly art: Einzugsart } {
	if (!wirdEingezogen(lauf)) throw abgelehnt('LAUFART', NUR_BEITRAG);
	steht(lauf, ['FREIGEGEBEN', 'UEBERGEBEN'], 'eingezogen');
}

export const buche = (lauf: Lauf): LaufEreignis[] => [
	LaufGebucht({ von: steht(lauf, ['UEBERGEBEN'], 'gebucht'), nach: 'GEBUCHT' }),
];

export function verwirf(lauf: Lauf, grund: string | null): LaufEreignis[] {
	const von = steht(lauf, ['ENTWURF', 'GEPRUEFT'], 'verworfen');
	return [LaufVerworfen({ von, nach: 'VERWORFEN' }, worte(lauf.id, grund?.trim() || null))];
}

const STATUSWORT: Readonly<Record<Laufstatus, string>> = {
	ENTWURF: 'Entwurf',
	GEPRUEFT: 'Geprüft',
	FREIGEGEBEN: 'Freigegeben',
	UEBERGEBEN: 'Übergeben',
	GEBUCHT: 'Gebucht',
	VERWORFEN: 'Verworfen',
};

/** What keeps this person from the next step, in words; null: nothing. */
export function hindernisVon(
	lauf: Lauf,
	{ wer, offen, ohneVierAugen }: Pick<Freigabe, 'wer' | 'offen' | 'ohneVierAugen'>,
): string | null {
	if (istOffen(lauf) && lauf.berechnung !== null) return BERECHNUNG[lauf.berechnung];
	if (lauf.status === 'ENTWURF' && enthaltene(lauf).length === 0) return LEER;
	if (lauf.status !== 'GEPRUEFT') return null;
	if (lauf.geprueftVon === wer && !ohneVierAugen) return VIER_AUGEN;
	return offen.length > 0 ? zuKlaeren(offen) : null;
}

const NUR_TASCHENGELD = 'Eine Zahlungsdatei gibt es nur zu Läufen des Taschengelds.';
const NUR_BEITRAG = 'Lastschriften gibt es nur zu Läufen des Einsatzstellenbeitrags.';
const LEER = 'In diesem Lauf steht keine Zeile.';
const zuKlaeren = (offen: readonly string[]): string => `Vor der Freigabe ist zu klären: ${offen.join(', ')}.`;
const VIER_AUGEN = 'Vier-Augen-Prinzip: Freigeben kann nur, wer nicht selbst geprüft hat.';

/** Whoever released in between changed what is still owed. */
function pruefeStand({ rechnung }: Lauf, { laeufe }: Zahlbuch): void {
	const zuletzt = laeufe.at(-1)?.nr ?? null;
	if (zuletzt === rechnung.nachLauf) return;
	throw abgelehnt('LAUF_VERALTET', `Seit der Berechnung wurde Lauf ${zuletzt} freigegeben. Bitte rechnen Sie neu.`);
}

function steht({ status }: Lauf, in_: readonly Laufstatus[], was: string): Laufstatus {
	const wo = in_.find((eines) => eines === status);
	if (wo) return wo;
	const wort = status === 'neu' ? 'nicht angelegt' : `im Stand „${STATUSWORT[status]}“`;
	throw abgelehnt('G22', `Der Lauf ist ${wort} und kann nicht ${was} werden.`);
}

/** While a job reckons nobody can know what he would say yes to. */
function stehtGerechnet(lauf: Lauf, in_: readonly Laufstatus[], was: string): Laufstatus {
	const status = steht(lauf, in_, was);
	if (lauf.berechnung !== null) throw abgelehnt('LAUF_RECHNET', BERECHNUNG[lauf.berechnung]);
	return status;
}
const BERECHNUNG = {
	LAEUFT: 'Der Lauf wird noch gerechnet.',
	GESCHEITERT: 'Der Lauf konnte nicht gerechnet werden. Bitte rechnen Sie neu.',
} as const;

function findeZeile({ rechnung }: Lauf, zeile: Zeilenname): Laufzeile {
	const gefunden = rechnung.zeilen.find((eine) => zeilenkey(eine) === zeilenkey(zeile));
	if (gefunden) return gefunden;
	throw new Abgelehnt([{ code: 'NICHT_GEFUNDEN', http: 404, text: 'Diese Zeile gehört nicht zu diesem Lauf.' }]);
}

const name = ({ vertragID, monat }: Zeilenname): Zeilenname => ({ vertragID, monat });

const abgelehnt = (code: Ablehnungscode, text: string): Abgelehnt =>
	new Abgelehnt([{ code, text, http: 409 } satisfies Regelverstoss]);

/** What is said of a row belongs to the person it is about, and goes with him. */
const worte = (betroffener: string, grund: string | null) =>
	grund === null ? undefined : { betroffener, art: 'FREITEXT' as const, daten: { grund } };

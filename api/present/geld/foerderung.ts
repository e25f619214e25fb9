/** Services in files of accounting. Tables: Exports, TN-Liste, DSJ-Mittelabruf, DSJ-BFD-Vereinbarungen; money.md §7. */
import { BFD_STANDWORT, type BfdVereinbarung, standVon } from '#domain/akte/bfd/stand.ts';
import type { Akte, Dokument, Vertrag } from '#domain/akte/zustand.ts';
import { begonneneMonate } from '#domain/datum.ts';
import { PERSONENFELDER } from '#domain/felder/personenfelder.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { type Foerderzeile, foerdersumme } from '#domain/geld/foerderung/abruf.ts';
import { type Abrufspalte, type Spaltenwahl, spaltenVon } from '#domain/geld/foerderung/abrufspalten.ts';
import type { EINHEITEN, MONATSREGELN } from '#domain/geld/foerderung/arten.ts';
import type { Foerderdienst } from '#domain/geld/foerderung/foerdermonate.ts';
import { geldtermeAm } from '#domain/geld/geldterme.ts';
import { GANZ } from '#domain/recht/monate.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { anschrift } from '#domain/vorlageninhalt/freiwilliger.ts';
import type { Zahlstelle } from '#projections/queries/geld/stellen.ts';
import type { Spalte } from '../dateien/csv.ts';
import type { Blattspalte, Zellart } from '../dateien/xlsx.ts';

/** A service of a cycle with whose it is, as accounting looks at it. */
export interface Dienst extends Foerderdienst {
	readonly akte: Akte;
	readonly vertrag: Vertrag;
	readonly dienstart: string | null;
	readonly stelle: Zahlstelle | null;
}

const wortVon = (worte: Readonly<Record<string, string>>, wert: string | null | undefined): string | null =>
	wert == null ? null : (worte[wert] ?? wert);
const geschlecht = ({ akte: { person } }: Dienst) => wortVon(PERSONENFELDER.geschlecht.werte, person.geschlecht);

type D = Blattspalte<Dienst>;
const beginn: D = { kopf: 'Beginn', wert: (d) => d.von, art: 'TAG' };
const ende: D = { kopf: 'Ende', wert: (d) => d.bis, art: 'TAG' };
const geburtsdatum: D = { kopf: 'Geburtsdatum', wert: (d) => d.geburtsdatum, art: 'TAG' };
const wochenstunden: D = { kopf: 'Wochenstunden', wert: (d) => d.vertrag.wochenstunden, art: 'STUNDEN' };

export const TN_SPALTEN: readonly D[] = [
	{ kopf: 'Vertragsnummer', wert: (d) => d.vertrag.vertragsnummer, breite: 18 },
	{
		kopf: 'Name',
		wert: ({ akte: { person } }) => [person.nachname, person.vorname].filter(Boolean).join(', '),
		breite: 26,
	},
	geburtsdatum,
	{ kopf: 'Geschlecht', wert: geschlecht, breite: 14 },
	{ kopf: 'Steuer-ID', wert: (d) => d.akte.person.steuerID, breite: 15 },
	{ kopf: 'SV-Nummer', wert: (d) => d.akte.person.sozialversicherungsnummer, breite: 16 },
	{ kopf: 'Krankenkasse', wert: (d) => d.akte.person.krankenkasse, breite: 24 },
	{
		kopf: 'Familienstand',
		wert: ({ akte: { person } }) => wortVon(PERSONENFELDER.familienstand.werte, person.familienstand),
		breite: 18,
	},
	{
		kopf: 'Konfession',
		wert: ({ akte: { person } }) => wortVon(PERSONENFELDER.konfession.werte, person.konfession),
		breite: 18,
	},
	beginn,
	ende,
	wochenstunden,
	{ kopf: 'Betriebsnummer', wert: (d) => d.stelle?.betriebsnummer, breite: 16 },
];

export interface Vereinbarung extends Dienst {
	/** Recognised for the Einsatzstelle. */
	readonly plaetze: number | null;
	/** The month the allowance is that of. */
	readonly monat: string;
}

/** Of the newest contract-relevant document that is still about something. */
function vereinbarungsstatus(dokumente: readonly Dokument[], vertragID: string): string {
	const [neuestes] = dokumente
		.filter((dokument) => dokument.vertragID === vertragID && !dokument.isGeloescht && !dokument.isUeberholt)
		.toSorted((a, b) => (a.hochgeladenAm < b.hochgeladenAm ? 1 : -1));
	return (neuestes && STATUS_WORT[neuestes.status]) ?? 'fehlt';
}
const STATUS_WORT: Readonly<Partial<Record<Dokument['status'], string>>> = {
	2000: 'unterschrieben',
	1500: DOKUMENT.eintraege[1500].label,
	1000: DOKUMENT.eintraege[1000].label,
};

/** At the federal office. Table: money.md §5. */
const amtsstand = (bfd: BfdVereinbarung | null): string =>
	[BFD_STANDWORT[standVon(bfd)], bfd && `am ${formatDatum(bfd.standAm)}`].filter(Boolean).join(' ');

export const VEREINBARUNGSSPALTEN: readonly Blattspalte<Vereinbarung>[] = [
	{ kopf: 'BFD-Kennung', wert: (d) => d.akte.person.bfdKennung, breite: 14 },
	{ kopf: 'Nachname', wert: (d) => d.akte.person.nachname, breite: 20 },
	{ kopf: 'Vorname', wert: (d) => d.akte.person.vorname, breite: 18 },
	geburtsdatum,
	{ kopf: 'Anschrift', wert: (d) => anschrift(d.akte.person), breite: 36 },
	{ kopf: 'Einsatzstelle', wert: (d) => d.stelle?.bezeichnung, breite: 34 },
	{ kopf: 'Anerkannte Plätze', wert: (d) => d.plaetze },
	beginn,
	ende,
	{ kopf: 'Monate', wert: (d) => begonneneMonate(d.von, d.bis), breite: 10 },
	wochenstunden,
	{ kopf: 'Taschengeld', wert: (d) => geldtermeAm(d.vertrag, d.monat).taschengeld, art: 'EURO' },
	{
		kopf: 'Status Vereinbarung',
		wert: (d) => `${vereinbarungsstatus(d.akte.dokumente, d.vertrag.id)}, ${amtsstand(d.vertrag.bfd)}`,
		breite: 40,
	},
];

/** A row of the claim; the last one is of all. */
export interface Abrufzeile extends Pick<Foerderzeile<Dienst>, 'anteil' | 'satz' | 'betrag'> {
	readonly traeger: string;
	readonly dienst: Dienst | null;
}

export const abrufzeilen = (zeilen: readonly Omit<Abrufzeile, 'traeger'>[], traeger: string): Abrufzeile[] => [
	...zeilen.map(({ dienst, anteil, satz, betrag }) => ({ traeger, dienst, anteil, satz, betrag })),
	{ traeger: 'Summe', dienst: null, anteil: anteile(zeilen), satz: null, betrag: foerdersumme(zeilen) },
];

export const anteile = (zeilen: readonly { readonly anteil: number }[]): number =>
	zeilen.reduce((summe, { anteil }) => summe + anteil, 0);

const person = (feld: 'nachname' | 'vorname' | 'bfdKennung' | 'plz' | 'ort') => (z: Abrufzeile) =>
	z.dienst?.akte.person[feld];

const SPALTEN: Readonly<Record<Abrufspalte, Omit<Blattspalte<Abrufzeile>, 'kopf'>>> = {
	TRAEGER: { wert: (z) => z.traeger, breite: 28 },
	DIENSTART: { wert: (z) => z.dienst?.dienstart, breite: 12 },
	NACHNAME: { wert: person('nachname'), breite: 20 },
	VORNAME: { wert: person('vorname'), breite: 18 },
	GEBURTSDATUM: { wert: (z) => z.dienst?.geburtsdatum, art: 'TAG' },
	GESCHLECHT: { wert: (z) => z.dienst && geschlecht(z.dienst), breite: 14 },
	EINSATZSTELLE: { wert: (z) => z.dienst?.stelle?.bezeichnung, breite: 34 },
	PLZ: { wert: (z) => z.dienst?.stelle?.plz, breite: 8 },
	DIENSTBEGINN: { wert: (z) => z.dienst?.von, art: 'TAG' },
	DIENSTENDE: { wert: (z) => z.dienst?.bis, art: 'TAG' },
	MENGE: { wert: (z) => z.anteil, art: 'MONATE' },
	SATZ: { wert: (z) => z.satz, art: 'EURO' },
	SUMME: { wert: (z) => z.betrag, art: 'EURO' },
	VERTRAGSNUMMER: { wert: (z) => z.dienst?.vertrag.vertragsnummer, breite: 18 },
	BFD_KENNUNG: { wert: person('bfdKennung'), breite: 14 },
	WOHN_PLZ: { wert: person('plz'), breite: 16 },
	WOHNORT: { wert: person('ort'), breite: 20 },
	WOCHENSTUNDEN: { wert: (z) => z.dienst?.vertrag.wochenstunden, art: 'STUNDEN' },
};

/** As the programme wants them. What a row of sums is called stands in the first column with words. */
export function abrufspalten(
	einheit: (typeof EINHEITEN)[number],
	gewaehlt: readonly Spaltenwahl[] | null = null,
): readonly Blattspalte<Abrufzeile>[] {
	const spalten = spaltenVon(gewaehlt, einheit).map(({ spalte, kopf }) => ({ ...SPALTEN[spalte], kopf }));
	const erste = spalten.findIndex(({ art }) => art === undefined);
	return spalten.map((eine, i) =>
		i === erste ? { ...eine, wert: (z) => (z.dienst ? eine.wert(z) : z.traeger) } : eine,
	);
}

/** The same columns as CSV has them: days and decimals as they are written here. */
export const alsCsvSpalten = <Zeile>(spalten: readonly Blattspalte<Zeile>[]): Spalte<Zeile>[] =>
	spalten.map(({ kopf, wert, art }) => ({ kopf, wert: (zeile) => geschrieben(wert(zeile), art) }));

const CENT = 100;
function geschrieben(wert: string | number | null | undefined, art: Zellart | undefined): string | null {
	if (wert === null || wert === undefined) return null;
	if (typeof wert === 'string') return art === 'TAG' ? formatDatum(wert) : wert;
	// No dots between thousands: other programmes read it, too.
	if (art === 'EURO') return (wert / CENT).toFixed(2).replace('.', ',');
	return art === 'MONATE' ? formatZahl(wert / GANZ).replaceAll('.', '') : String(wert);
}

export const REGELWORT: Readonly<Record<(typeof MONATSREGELN)[number], string>> = {
	BEGONNEN: 'jeder begonnene Monat zählt ganz',
	AB_15_TAGEN_SONST_HALB: 'ein Monat zählt ab 15 Diensttagen ganz, darunter halb',
	TAGGENAU_30: 'ein angebrochener Monat zählt nach Dreißigsteln',
};

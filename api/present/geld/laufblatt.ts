/** An accounting run on paper. Table: money.md, runs. */

import type { Blattzeile } from '#commands/geld/blatt.ts';
import type { Korrektur } from '#commands/geld/korrekturen.ts';
import type { Laufblatt, Laufspalte } from '#commands/pdf/laufblatt.ts';
import { tagInBerlin } from '#domain/datum.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { formatDatum, formatDatumUhrzeit, formatMonat } from '#domain/format/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';
import { mengenzahl } from '#domain/geld/foerderung/korrekturen.ts';
import type { LaufEreignis, Laufstatus } from '#domain/geld/lauf/ereignisse.ts';
import { type Bestaetigung, type Lauf, zeilenkey } from '#domain/geld/lauf/lauf.ts';
import { PRUEFUNGEN, type Pruefungkey } from '#domain/geld/lauf/pruefungen.ts';
import { TEILE, type Teil } from '#domain/geld/posten.ts';
import { GANZ } from '#domain/recht/monate.ts';
import { LAUFART_WORT, wasIn } from './laeufe.ts';

const STAND: Readonly<Record<Laufstatus, string>> = {
	ENTWURF: 'Entwurf',
	GEPRUEFT: 'Geprüft',
	FREIGEGEBEN: 'Freigegeben',
	UEBERGEBEN: 'Übergeben',
	GEBUCHT: 'Gebucht',
	VERWORFEN: 'Verworfen',
};
const TEILWORT: Readonly<Record<Teil, string>> = {
	TASCHENGELD: 'Taschengeld',
	UNTERKUNFT: 'Unterkunft',
	VERPFLEGUNG: 'Verpflegung',
	DEUTSCHLANDTICKET: 'D-Ticket',
	MOBILITAET: 'Mobilität',
	URLAUBSABGELTUNG: 'Urlaubsabg.',
	EST_BEITRAG: 'Beitrag',
	FOERDERUNG: 'Förderung',
};

interface Laufinhalt {
	readonly lauf: Lauf;
	readonly ereignisse: readonly Aufgezeichnet<LaufEreignis>[];
	/** All rows that were reckoned, by name. */
	readonly zeilen: readonly Blattzeile[];
	readonly korrekturen: readonly Korrektur[];
	readonly mandant: string;
	/** What the programme is called; null: it is no claim. */
	readonly programm: string | null;
	readonly namen: ReadonlyMap<string, string>;
}

export function laufblatt(inhalt: Laufinhalt): Laufblatt {
	const { lauf, mandant, programm, zeilen } = inhalt;
	const draussen = new Set(lauf.herausgenommen.map(zeilenkey));
	const drin = zeilen.filter((zeile) => !draussen.has(zeilenkey(zeile)));
	const spalten = spaltenFuer(lauf, drin);
	return {
		mandant,
		titel: `${[LAUFART_WORT[lauf.art], programm].filter(Boolean).join(' ')} ${monate(lauf)}`,
		angaben: angaben(inhalt, drin),
		abschnitte: [
			{ titel: 'Verlauf', saetze: schritte(inhalt) },
			{ titel: 'Bestätigt trotz einer Prüfung', saetze: bestaetigungen(inhalt) },
			{ titel: 'Aus dem Lauf genommen', saetze: zeilen.filter((z) => draussen.has(zeilenkey(z))).map(zeilenwort) },
			{
				titel: 'Korrekturen früherer Abrufe',
				saetze: inhalt.korrekturen.map(({ text, betrag }) => `${text}: ${euro(betrag)}`),
			},
		].filter(({ saetze }) => saetze.length > 0),
		// By value: another thread sets it.
		spalten: spalten.map(({ kopf, breite, istZahl = false }) => ({ kopf, breite, istZahl })),
		zeilen: drin.map((zeile) => spalten.map(({ wert }) => wert(zeile))),
		summe: spalten.map(({ summe }, i) => (i === 1 ? wieviele(drin.length) : summe ? euro(summeVon(drin, summe)) : '')),
		zeit: lauf.statusSeit,
	};
}

/** `1.234,56 €` with a real minus. */
const euro = (cent: number): string => formatEuro(cent).replace('-', '−');
const betrag = (cent: number): string => (cent === 0 ? '–' : euro(cent).replace(/\s€$/, ''));
const wieviele = (anzahl: number): string => (anzahl === 1 ? '1 Zeile' : `${formatZahl(anzahl, 0)} Zeilen`);
const summeVon = (zeilen: readonly Blattzeile[], wert: (z: Blattzeile) => number): number =>
	zeilen.reduce((bisher, zeile) => bisher + wert(zeile), 0);
const monate = ({ zeitraum: { von, bis } }: Pick<Lauf, 'zeitraum'>): string =>
	von === bis ? formatMonat(von) : `${formatMonat(von)} bis ${formatMonat(bis)}`;
const zeilenwort = ({ name, monat, betrag: cent }: Blattzeile): string =>
	`${name}, ${formatMonat(monat)}: ${euro(cent)}`;

function angaben({ lauf }: Laufinhalt, drin: readonly Blattzeile[]): Laufblatt['angaben'] {
	const { rechnung, status, statusSeit, grund, zyklusID, berechnung } = lauf;
	const personen = new Set(drin.map(({ freiwilligerID }) => freiwilligerID)).size;
	const stand = status === 'neu' ? 'ENTWURF' : status;
	return [
		['Lauf', `${lauf.nr}`],
		['Art', LAUFART_WORT[lauf.art]],
		['Zeitraum', `${monate(lauf)}, ${zyklusID === null ? 'alle Verträge' : 'Verträge eines Zyklus'}`],
		['Stand', `${STAND[stand]} seit ${formatDatumUhrzeit(statusSeit)}${berechnung ? ' (nicht fertig gerechnet)' : ''}`],
		['Anlass', grund ?? 'ohne'],
		['Zeilen', `${wieviele(drin.length)} für ${personen === 1 ? '1 Person' : `${formatZahl(personen, 0)} Personen`}`],
		['Summe', euro(summeVon(drin, (z) => z.betrag))],
		['Gerechnet bis Ereignis', rechnung.position],
		['Prüfsumme der Zeilen', rechnung.hash ? `SHA-256 ${rechnung.hash}` : 'noch keine'],
	];
}

const SCHRITTE: readonly LaufEreignis['type'][] = [
	'LaufAngelegt',
	'LaufNeuGerechnet',
	'LaufGeprueft',
	'LaufFreigegeben',
	'LaufUebergeben',
	'LaufGebucht',
	'LaufVerworfen',
];

/** Who did what and when, oldest first: who checked it, who released it. */
const schritte = ({ ereignisse, namen }: Laufinhalt): string[] =>
	ereignisse
		.filter(({ type }) => SCHRITTE.includes(type))
		.map((e) => `${formatDatumUhrzeit(e.meta.zeit)}: ${wer(namen, e.meta.userID)} ${wasIn(e)}`);

const wer = (namen: ReadonlyMap<string, string>, id: string | null): string =>
	id === null ? 'Das Portal' : (namen.get(id) ?? 'unbekannt');

function bestaetigungen({ lauf, zeilen, namen }: Laufinhalt): string[] {
	const jeZeile = new Map(zeilen.map((zeile) => [zeilenkey(zeile), zeile]));
	return lauf.bestaetigt.map((bestaetigung: Bestaetigung) => {
		const zeile = jeZeile.get(zeilenkey(bestaetigung));
		const was = PRUEFUNGEN[bestaetigung.pruefung as Pruefungkey]?.titel ?? bestaetigung.pruefung;
		const person = zeile ? `${zeile.name}, ${formatMonat(bestaetigung.monat)}` : formatMonat(bestaetigung.monat);
		return `${was}: ${person}. Bestätigt von ${wer(namen, bestaetigung.von)} am ${formatDatum(tagInBerlin(bestaetigung.am))}: ${bestaetigung.grund ?? 'Grund gelöscht'}`;
	});
}

interface Spalte extends Laufspalte {
	readonly wert: (zeile: Blattzeile) => string;
	/** Cents that are added up under it. */
	readonly summe?: (zeile: Blattzeile) => number;
}

const ZIFFERN = 4;

function spaltenFuer({ art }: Lauf, zeilen: readonly Blattzeile[]): readonly Spalte[] {
	const teile = TEILE.filter((teil) => zeilen.some((zeile) => zeile.teile[teil] !== undefined));
	const istAbruf = art === 'MITTELABRUF';
	return [
		{ kopf: 'Nr.', breite: 26, istZahl: true, wert: (z) => `${z.nr}` },
		{ kopf: 'Name', breite: 120, wert: (z) => z.name },
		{ kopf: 'Vertragsnr.', breite: 84, wert: (z) => z.vertragsnummer ?? '–' },
		...(art === 'TASCHENGELD'
			? []
			: [{ kopf: 'Einsatzstelle', breite: 120, wert: (z: Blattzeile) => z.stelle?.bezeichnung ?? '–' }]),
		{ kopf: 'Monat', breite: 76, wert: (z) => formatMonat(z.monat) },
		istAbruf
			? { kopf: 'Einheiten', breite: 48, istZahl: true, wert: (z) => mengenzahl(z.menge ?? 0).replace('-', '−') }
			: { kopf: 'Anteil', breite: 40, istZahl: true, wert: (z) => (z.anteil === GANZ ? '1' : `${z.anteil}/${GANZ}`) },
		...(istAbruf
			? [{ kopf: 'Satz', breite: 56, istZahl: true, wert: (z: Blattzeile) => (z.satz == null ? '–' : betrag(z.satz)) }]
			: []),
		...(teile.length > 1 ? teile : []).map(
			(teil): Spalte => ({
				...{ kopf: TEILWORT[teil], breite: 62, istZahl: true },
				wert: (z) => betrag(z.teile[teil] ?? 0),
				summe: (z) => z.teile[teil] ?? 0,
			}),
		),
		{ kopf: 'Summe', breite: 66, istZahl: true, wert: (z) => betrag(z.betrag), summe: (z) => z.betrag },
		{ kopf: 'Ausgleich zu', breite: 66, wert: ({ ausgleichZu }) => ausgleichswort(ausgleichZu) },
		...(art === 'TASCHENGELD'
			? [{ kopf: 'IBAN', breite: 44, wert: ({ iban }: Blattzeile) => (iban ? `… ${iban.slice(-ZIFFERN)}` : '–') }]
			: []),
	];
}

const ausgleichswort = (zu: number | null | undefined): string =>
	zu === undefined ? '' : zu === null ? 'noch nicht gezahlt' : `Lauf ${zu}`;

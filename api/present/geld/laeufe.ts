/** Accounting runs, on the wire and as files. Tables: Exports, EST-Beitrag, Taschengeld; money.md, runs. */
import type { Blattzeile } from '#commands/geld/blatt.ts';
import type { Korrektur } from '#commands/geld/korrekturen.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { mengentext } from '#domain/geld/foerderung/korrekturen.ts';
import type { LaufEreignis } from '#domain/geld/lauf/ereignisse.ts';
import { type Lauf, zeilenkey } from '#domain/geld/lauf/lauf.ts';
import { PRUEFUNGEN, type Treffer } from '#domain/geld/lauf/pruefungen.ts';
import { type Laufart, summeVon, type Teil, type Teile, type Vertragslaufart } from '#domain/geld/posten.ts';
import type { Laufkopf } from '#projections/queries/geld/laeufe.ts';
import type { Erlaeuterung } from '../dateien/excelliste.ts';
import type { Blattspalte } from '../dateien/xlsx.ts';

const CENT = 100;
const alsEuro = (cent: number): number => cent / CENT;

export const LAUFART_WORT: Readonly<Record<Laufart, string>> = {
	TASCHENGELD: 'Taschengeld',
	EST_FSJ: 'Einsatzstellenbeitrag FSJ und FÖJ',
	EST_BFD: 'Einsatzstellenbeitrag BFD',
	MITTELABRUF: 'Mittelabruf',
};

/** `namen`: what programmes are called. */
export const zeigeLaufkopf = ({ summe, programmID, ...kopf }: Laufkopf, namen: ReadonlyMap<string, string>) => ({
	...kopf,
	summe: alsEuro(summe),
	programm: programmID === null ? null : { id: programmID, bezeichnung: namen.get(programmID) ?? 'Förderprogramm' },
});

export const zeigeKorrekturen = (korrekturen: readonly Korrektur[]) =>
	korrekturen.map(({ einheit, betrag, ...korrektur }) => ({
		...korrektur,
		wieviel: mengentext({ ...korrektur, einheit, betrag }),
		betrag: alsEuro(betrag),
	}));

const ZIFFERN = 4;

export function zeigeLaufzeilen(lauf: Lauf, zeilen: readonly Blattzeile[], alle: readonly Treffer[]) {
	const jeZeile = Map.groupBy(alle, zeilenkey);
	const draussen = new Set(lauf.herausgenommen.map(zeilenkey));
	return zeilen.map(({ nr, vertragID, freiwilligerID, name, vertragsnummer, monat, anteil, ...z }) => ({
		...{ nr, vertragID, freiwilligerID, name, vertragsnummer, monat, anteil },
		einsatzstelle: z.stelle?.bezeichnung ?? null,
		einsatzstelleID: z.stelle?.id ?? null,
		teile: Object.fromEntries(Object.entries(z.teile).map(([teil, cent]) => [teil, alsEuro(cent)])),
		betrag: alsEuro(z.betrag),
		...(z.menge !== undefined && { menge: z.menge }),
		...(z.ausgleichZu !== undefined && { ausgleichZu: z.ausgleichZu }),
		iban: z.iban && `…${z.iban.slice(-ZIFFERN)}`,
		istHerausgenommen: draussen.has(zeilenkey({ vertragID, monat })),
		pruefungen: (jeZeile.get(zeilenkey({ vertragID, monat })) ?? []).map(({ pruefung, bestaetigt }) => ({
			pruefung,
			bestaetigt,
		})),
	}));
}

/** Those that found something, the ones that hinder first. */
export const zeigePruefungen = (alle: readonly Treffer[]) =>
	[...Map.groupBy(alle, ({ pruefung }) => pruefung)]
		.map(([pruefung, ihre]) => ({
			pruefung,
			titel: PRUEFUNGEN[pruefung].titel,
			abhilfe: PRUEFUNGEN[pruefung].abhilfe,
			sperrt: PRUEFUNGEN[pruefung].gewicht === 'SPERRT',
			zeilen: ihre.length,
			offen: ihre.filter(({ bestaetigt }) => !bestaetigt).length,
		}))
		.toSorted((a, b) => Number(b.sperrt) - Number(a.sperrt));

const WAS: Readonly<Record<LaufEreignis['type'], string>> = {
	LaufAngelegt: 'hat den Lauf angelegt',
	LaufBerechnungBestellt: 'hat neu rechnen lassen',
	LaufNeuGerechnet: 'hat neu gerechnet',
	LaufBerechnungGescheitert: 'konnte nicht rechnen',
	LaufzeileHerausgenommen: 'hat eine Zeile herausgenommen',
	LaufzeileZurueckgelegt: 'hat eine Zeile zurückgelegt',
	LaufzeileBestaetigt: 'hat eine Zeile trotz einer Prüfung bestätigt',
	LaufGeprueft: 'hat geprüft',
	LaufFreigegeben: 'hat freigegeben',
	LaufUebergeben: 'hat die Datei geholt',
	LaufGebucht: 'hat gebucht',
	LaufVerworfen: 'hat verworfen',
	PersonenbezugGeloescht: 'hat Angaben zu einer gelöschten Person entfernt',
};

/** Newest first. */
export const zeigeLaufverlauf = (
	ereignisse: readonly Aufgezeichnet<LaufEreignis>[],
	namen: ReadonlyMap<string, string>,
) =>
	ereignisse
		.map((e) => ({
			zeit: e.meta.zeit,
			wer: e.meta.userID === null ? 'Das Portal' : (namen.get(e.meta.userID) ?? 'unbekannt'),
			was: wasIn(e),
			grund: e.person?.grund ?? null,
		}))
		.toReversed();

export function wasIn(e: LaufEreignis): string {
	if (e.type === 'LaufFreigegeben' && e.facts.alleine) return 'hat selbst geprüft und freigegeben';
	if (e.type !== 'LaufUebergeben' || e.facts.ausfuehrung === undefined) return WAS[e.type];
	if (e.facts.form === 'pain.008')
		return `hat die Lastschriften geholt, Abbuchung am ${formatDatum(e.facts.ausfuehrung)}`;
	return `hat die Zahlungsdatei geholt, Ausführung am ${formatDatum(e.facts.ausfuehrung)}`;
}

type S = Blattspalte<Blattzeile>;
const teil = (kopf: string, welcher: Teil): S => ({ kopf, wert: ({ teile }) => teile[welcher] ?? 0, art: 'EURO' });
const monat: S = { kopf: 'Monat', wert: (z) => z.monat, art: 'MONAT' };
const summe: S = { kopf: 'Summe', wert: (z) => z.betrag, art: 'EURO' };
const ausgleich: S = {
	kopf: 'Ausgleich zu',
	wert: ({ ausgleichZu }) =>
		ausgleichZu === undefined ? null : ausgleichZu === null ? 'noch nicht gezahlt' : `Lauf ${ausgleichZu}`,
	breite: 18,
};
const TAGE_IM_MONAT: S = { kopf: 'Tage', wert: (z) => z.anteil, breite: 7 };

const BEITRAG: readonly S[] = [
	{ kopf: 'Debitor', wert: (z) => z.stelle?.debitor, breite: 12 },
	{ kopf: 'Mandatsreferenz', wert: (z) => z.stelle?.mandatsreferenz, breite: 20 },
	{ kopf: 'Einsatzstelle', wert: (z) => z.stelle?.bezeichnung, breite: 32 },
	{ kopf: 'IBAN', wert: (z) => z.stelle?.iban, breite: 26 },
	{ kopf: 'Vertragsnummer', wert: (z) => z.vertragsnummer, breite: 18 },
	{ kopf: 'Name', wert: (z) => z.name, breite: 26 },
	{ kopf: 'Beginn', wert: (z) => z.beginn, art: 'TAG' },
	{ kopf: 'Ende', wert: (z) => z.ende, art: 'TAG' },
	monat,
	TAGE_IM_MONAT,
	teil('Beitrag', 'EST_BEITRAG'),
	summe,
	ausgleich,
];

const LAUFSPALTEN: Readonly<Record<Vertragslaufart, readonly S[]>> = {
	TASCHENGELD: [
		{ kopf: 'Vertragsnummer', wert: (z) => z.vertragsnummer, breite: 18 },
		{ kopf: 'Name', wert: (z) => z.name, breite: 26 },
		{ kopf: 'IBAN', wert: (z) => z.iban, breite: 26 },
		{ kopf: 'BIC', wert: (z) => z.bic, breite: 14 },
		{ kopf: 'Kontoinhaber', wert: (z) => z.kontoinhaber, breite: 24 },
		monat,
		teil('Taschengeld', 'TASCHENGELD'),
		teil('Unterkunft', 'UNTERKUNFT'),
		teil('Verpflegung', 'VERPFLEGUNG'),
		teil('Deutschlandticket', 'DEUTSCHLANDTICKET'),
		teil('Mobilität', 'MOBILITAET'),
		summe,
		TAGE_IM_MONAT,
		ausgleich,
	],
	EST_FSJ: BEITRAG,
	EST_BFD: BEITRAG,
};

const ABGELTUNG = teil('davon Urlaubsabgeltung', 'URLAUBSABGELTUNG');

/**
 * Of a run, at the end, what its columns have no place for, where there is some; a preview has the columns of the
 * table (Exports) and says it below. `nr`: null: it is one.
 */
export const laufspalten = (art: Vertragslaufart, nr: number | null, zeilen: readonly Blattzeile[]): readonly S[] =>
	nr !== null && zeilen.some((zeile) => zeile.teile.URLAUBSABGELTUNG !== undefined)
		? [...LAUFSPALTEN[art], ABGELTUNG]
		: LAUFSPALTEN[art];

export function laufsummen(zeilen: readonly Blattzeile[]): Erlaeuterung['summen'] {
	const teile: Teile = {};
	for (const zeile of zeilen)
		for (const [welcher, cent] of Object.entries(zeile.teile) as [Teil, number][])
			teile[welcher] = (teile[welcher] ?? 0) + cent;
	return [
		{ bezeichnung: 'Zeilen', wert: zeilen.length },
		{ bezeichnung: 'Summe', wert: summeVon(teile), art: 'EURO' },
		...(teile.URLAUBSABGELTUNG === undefined
			? []
			: [{ bezeichnung: ABGELTUNG.kopf, wert: teile.URLAUBSABGELTUNG, art: 'EURO' as const }]),
	];
}

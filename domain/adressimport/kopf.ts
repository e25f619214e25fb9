/** Which columns a file has: by their headings, or as somebody has chosen. */
import { ALS_UTF8, unlesbares } from '#domain/format/dateitext.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { KONTAKTSPALTEN, type Kontaktkey, kontaktkey } from './kontaktspalten.ts';
import { type Dateispalte, type Importspalte, NUR_EXPORT, SPALTEN, type Spaltenkey } from './spalten.ts';
import { schluessel } from './text.ts';

export type Spalte = Importspalte | Dateispalte<Kontaktkey>;
export type Dateikey = Spaltenkey | Kontaktkey;

/** Everything a column of the file may be about. */
export const DATEISPALTEN: readonly Spalte[] = [...SPALTEN, ...KONTAKTSPALTEN];
export const DATEIKEYS: readonly Dateikey[] = DATEISPALTEN.map(({ key }) => key);

/** What each column of a file is about, by its place; null: it isn't read. */
export type Spaltenwahl = readonly (Dateikey | null)[];

export interface Kopf {
	/** By place; null: nothing to read there. */
	readonly spalten: readonly (Spalte | null)[];
	/** How far the headings go. */
	readonly breite: number;
	/** Headings of what isn't read. */
	readonly unbekannt: readonly string[];
	/** Why nothing can be read from this file. */
	readonly verstoesse: readonly Regelverstoss[];
}

const SPALTE: ReadonlyMap<string, Spalte> = new Map(DATEISPALTEN.map((s) => [s.key, s]));
const GENAU: ReadonlyMap<string, Dateikey> = new Map(
	DATEISPALTEN.flatMap((s) => [s.kopf, s.key].map((name) => [schluessel(name), s.key] as const)),
);
const UNGEFAEHR: ReadonlyMap<string, Dateikey> = new Map(
	DATEISPALTEN.flatMap((s) => s.auch.map((name) => [schluessel(name), s.key] as const)),
);
const STUMM = new Set(NUR_EXPORT.map(schluessel));
export const istStumm = (kopf: string): boolean => STUMM.has(schluessel(kopf));

/** How the tenant calls its two groupings. */
export type Attribute = readonly [string, string];

/** What a heading means; `genau`: it is the very name of the column, not only one it is known by. */
export function deuteKopf(
	zelle: string,
	attribute: Attribute,
): { readonly key: Dateikey; readonly genau: boolean } | null {
	const name = schluessel(zelle);
	if (name === '' || STUMM.has(name)) return null;
	const genau = GENAU.get(name);
	if (genau) return { key: genau, genau: true };
	const eigenes = attribute.findIndex((bezeichnung) => schluessel(bezeichnung) === name);
	if (eigenes >= 0) return { key: `attribut${eigenes === 0 ? 1 : 2}ID`, genau: true };
	const key = UNGEFAEHR.get(name) ?? kontaktkey(zelle);
	return key ? { key, genau: false } : null;
}

/** `gewaehlt`: what somebody said of every column; without it the headings alone count. */
export function erkenneKopf(zellen: readonly string[], attribute: Attribute, gewaehlt?: Spaltenwahl): Kopf {
	const keys = gewaehlt ?? zellen.map((zelle) => deuteKopf(zelle, attribute)?.key ?? null);
	const spalten = keys.map((key) => (key === null ? null : (SPALTE.get(key) ?? null)));
	const unbekannt = zellen.filter((zelle, i) => schluessel(zelle) !== '' && !spalten[i] && !istStumm(zelle));
	const breite = zellen.findLastIndex((zelle) => zelle.trim() !== '') + 1;
	return {
		spalten,
		breite,
		unbekannt,
		verstoesse: [...unleserliche(unbekannt), ...fehlende(spalten, !gewaehlt), ...doppelte(spalten, !gewaehlt)],
	};
}

function unleserliche(unbekannt: readonly string[]): Regelverstoss[] {
	const kopf = unbekannt.find((zelle) => unlesbares(zelle, true));
	return kopf ? [verstoss(`Die Überschrift „${kopf}“ enthält unlesbare Zeichen. ${ALS_UTF8}`)] : [];
}

function fehlende(spalten: Kopf['spalten'], ausKopf: boolean): Regelverstoss[] {
	if (spalten.some((s) => s?.key === 'bezeichnung')) return [];
	const kopf = SPALTE.get('bezeichnung')?.kopf;
	const text = ausKopf
		? `In der ersten Zeile fehlt die Spalte „${kopf}“.`
		: `Welche Spalte ist „${kopf}“? Sie ist nötig.`;
	return [verstoss(text)];
}

function doppelte(spalten: Kopf['spalten'], ausKopf: boolean): Regelverstoss[] {
	const mehrfach = new Set(spalten.filter((s, i) => s !== null && spalten.indexOf(s) !== i));
	return [...mehrfach].map((s) =>
		verstoss(
			ausKopf ? `Die Spalte „${s?.kopf}“ kommt mehrfach vor.` : `„${s?.kopf}“ ist mehr als einer Spalte zugeordnet.`,
		),
	);
}

const verstoss = (text: string): Regelverstoss => ({ code: 'DATEI', http: 422, feld: 'datei', text });

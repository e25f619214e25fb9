/** Which columns a file has, however they are written. */
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { type Importspalte, NUR_EXPORT, SPALTEN, type Spaltenkey } from './spalten.ts';
import { schluessel } from './text.ts';

export interface Kopf {
	/** By place; null: nothing to read there. */
	readonly spalten: readonly (Importspalte | null)[];
	/** Headings nobody knows. */
	readonly unbekannt: readonly string[];
	/** Why nothing can be read from this file. */
	readonly verstoesse: readonly Regelverstoss[];
}

const NAMEN: ReadonlyMap<string, Importspalte> = new Map(
	SPALTEN.flatMap((s) => [s.kopf, s.key, ...s.auch].map((name) => [schluessel(name), s] as const)),
);
const STUMM = new Set(NUR_EXPORT.map(schluessel));
const NOETIG: readonly Spaltenkey[] = ['typ', 'bezeichnung'];

/** `attribute`: how the tenant calls its two groupings. */
export function erkenneKopf(zellen: readonly string[], attribute: readonly [string, string]): Kopf {
	const eigene = new Map(attribute.map((name, i) => [schluessel(name), NAMEN.get(`attribut${i + 1}id`) ?? null]));
	const spalten = zellen.map((zelle) => {
		const name = schluessel(zelle);
		return name === '' ? null : (NAMEN.get(name) ?? eigene.get(name) ?? null);
	});
	const unbekannt = zellen.filter((zelle, i) => {
		const name = schluessel(zelle);
		return name !== '' && spalten[i] === null && !STUMM.has(name);
	});
	return { spalten, unbekannt, verstoesse: [...fehlende(spalten), ...doppelte(spalten)] };
}

function fehlende(spalten: Kopf['spalten']): Regelverstoss[] {
	const fehlen = NOETIG.filter((key) => !spalten.some((s) => s?.key === key));
	return fehlen.map((key) => {
		const kopf = SPALTEN.find((s) => s.key === key)?.kopf;
		return verstoss(`In der ersten Zeile fehlt die Spalte „${kopf}“.`);
	});
}

function doppelte(spalten: Kopf['spalten']): Regelverstoss[] {
	const mehrfach = new Set(spalten.filter((s, i) => s !== null && spalten.indexOf(s) !== i));
	return [...mehrfach].map((s) => verstoss(`Die Spalte „${s?.kopf}“ kommt mehrfach vor.`));
}

const verstoss = (text: string): Regelverstoss => ({ code: 'DATEI', http: 422, feld: 'datei', text });

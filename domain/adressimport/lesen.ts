/** How the cells of a column are read. An empty cell never comes here: it changes nothing. */
import { MELDUNG, meldungMax, meldungMin } from '#domain/felder/meldungen.ts';
import { liesTag } from '#domain/format/datum.ts';
import { liesZahl, parseGrad } from '#domain/format/zahl-lesen.ts';
import { schluessel } from './text.ts';

/** What a cell says, or what is wrong with it. */
export type Gelesen = { readonly wert: unknown } | { readonly fehler: string };

/** Ids of a list by what its entries are called. */
export type Verzeichnis = ReadonlyMap<string, string>;

/** What words in the file are looked up in. */
export interface Verzeichnisse {
	readonly land: Verzeichnis;
	readonly dienstart: Verzeichnis;
	readonly sportart: Verzeichnis;
	readonly taetigkeitsfeld: Verzeichnis;
	readonly attribut1: Verzeichnis;
	readonly attribut2: Verzeichnis;
	readonly verband: Verzeichnis;
	readonly sportkreis: Verzeichnis;
	readonly titel: Verzeichnis;
	readonly funktion: Verzeichnis;
}
export type Verzeichnisname = keyof Verzeichnisse;

/** `2026-08-01` or `01.08.2026` */
export function alsTag(text: string): Gelesen {
	const tag = liesTag(text);
	return tag === null ? { fehler: MELDUNG.DAT } : { wert: tag };
}

export const alsText = (text: string): Gelesen => ({ wert: text });

const JA = ['ja', 'j', 'x', 'wahr', 'true', 'yes', '1'];
const NEIN = ['nein', 'n', 'falsch', 'false', 'no', '0'];

export function alsJaNein(text: string): Gelesen {
	const wort = schluessel(text);
	if (JA.includes(wort)) return { wert: true };
	return NEIN.includes(wort) ? { wert: false } : { fehler: 'Bitte schreiben Sie „ja“ oder „nein“.' };
}

/** What numbers are counted in, where a cell says so. */
export const EINHEIT = /€|\bEUR\b|\bEuro\b|\b(Std\.?|Stunden|h)\s*$/i;

/** A number kept in smaller units than it is written in; the field's own rule holds its bounds. */
export const alsZahl =
	(faktor: number) =>
	(text: string): Gelesen => {
		const zahl = liesZahl(text.replace(EINHEIT, ''));
		const stellen = Math.log10(faktor);
		if (zahl === null || zahl.stellen > stellen) return { fehler: keineZahl(text, stellen) };
		return { wert: Math.round(zahl.wert * faktor) };
	};

function keineZahl(text: string, stellen: number): string {
	if (stellen === 0) return `„${text}“ ist keine ganze Zahl.`;
	const hoechstens = stellen === 1 ? 'einer Stelle' : `${stellen} Stellen`;
	return `„${text}“ ist keine Zahl mit höchstens ${hoechstens} nach dem Komma, zum Beispiel ${stellen === 1 ? '38,5' : '1.450,50'}.`;
}

/** Degrees have more decimals than are kept. */
export function alsGrad(text: string): Gelesen {
	const zahl = parseGrad(text);
	return zahl === null
		? { fehler: `„${text}“ ist keine Zahl in Grad, zum Beispiel 50,5558.` }
		: { wert: Math.round(zahl * 1_000_000) };
}

/** Recognised places: no field of the address, so their bounds stand here (table: Adresse). */
export const anzahlPlaetze = (text: string): Gelesen => {
	const gelesen = alsZahl(1)(text);
	if ('fehler' in gelesen) return gelesen;
	const wert = gelesen.wert as number;
	if (wert < 0) return { fehler: meldungMin(0) };
	return wert > 999 ? { fehler: meldungMax(999) } : gelesen;
};

export const ausListe =
	(name: Verzeichnisname) =>
	(text: string, verzeichnisse: Verzeichnisse): Gelesen => {
		const id = verzeichnisse[name].get(schluessel(text));
		return id === undefined ? { fehler: `„${text}“ ist nicht bekannt.` } : { wert: id };
	};

/** Several names, by comma, semicolon or line break. */
export const mehrereAus =
	(name: Verzeichnisname) =>
	(text: string, verzeichnisse: Verzeichnisse): Gelesen => {
		const worte = text
			.split(/[,;|\n]/)
			.map((wort) => wort.trim())
			.filter(Boolean);
		const unbekannte = worte.filter((wort) => !verzeichnisse[name].has(schluessel(wort)));
		if (unbekannte.length) return { fehler: `Nicht bekannt: ${unbekannte.map((wort) => `„${wort}“`).join(', ')}.` };
		return { wert: [...new Set(worte.map((wort) => verzeichnisse[name].get(schluessel(wort))))] };
	};

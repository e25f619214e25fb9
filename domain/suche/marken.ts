import { groesster } from '#domain/beliebig-viele.ts';
import { type Schreibweise, schreibweise } from './schreibweise.ts';

/** A part of a text, from the first character to before the last. */
export interface Marke {
	readonly von: number;
	readonly bis: number;
}

/** Separators up to the next letter belong to no word. */
const KEIN_ZEICHEN = /[^\p{L}\p{N}\p{M}]+$/u;

/** Where these words stand in the text, beginnings of words before parts of them; nothing twice. */
export function marken(text: string, worte: readonly string[]): Marke[] {
	return zusammengelegt(worte.flatMap((wort) => fundstellen(text, schreibweise(text), wort)));
}

/** As {@link marken}, across separators: `0151 04` in a telephone number, `lena.h` in an address of e-mail. */
export function markenOhneLuecken(text: string, worte: readonly string[]): Marke[] {
	const ganz = schreibweise(text);
	const stellen = [...ganz.text].map((z, i) => ({ z, i })).filter(({ z }) => z !== ' ');
	const dicht = { text: stellen.map(({ z }) => z).join(''), herkunft: stellen.map(({ i }) => ganz.herkunft[i] ?? 0) };
	return zusammengelegt(worte.flatMap((wort) => fundstellen(text, dicht, wort)));
}

/** The word of the text that is written most like one of these. */
export function aehnlichste(text: string, worte: readonly string[]): Marke[] {
	const kandidaten = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((fund) => {
		const dreier = dreierVon(schreibweise(fund[0]).text);
		return {
			marke: { von: fund.index, bis: fund.index + fund[0].length },
			naehe: groesster(worte.map((wort) => naehe(dreierVon(wort), dreier))),
		};
	});
	const [beste] = kandidaten.toSorted((a, b) => b.naehe - a.naehe);
	return beste && beste.naehe > 0 ? [beste.marke] : [];
}

function fundstellen(original: string, { text, herkunft }: Schreibweise, wort: string): Marke[] {
	const amAnfang = alleStellen(` ${text}`, ` ${wort}`);
	const stellen = amAnfang.length ? amAnfang : alleStellen(text, wort).slice(0, 1);
	return stellen.map((i) => {
		const von = herkunft[i] ?? 0;
		const danach = herkunft[i + wort.length] ?? original.length;
		const bis = Math.max(danach, (herkunft[i + wort.length - 1] ?? 0) + 1);
		return { von, bis: von + original.slice(von, bis).replace(KEIN_ZEICHEN, '').length };
	});
}

function alleStellen(text: string, teil: string): number[] {
	const stellen: number[] = [];
	for (let i = text.indexOf(teil); i !== -1; i = text.indexOf(teil, i + 1)) stellen.push(i);
	return stellen;
}

/** In their order, overlapping ones as one. */
export function zusammengelegt(alle: readonly Marke[]): Marke[] {
	const ergebnis: Marke[] = [];
	for (const marke of alle.toSorted((a, b) => a.von - b.von)) {
		const letzte = ergebnis.at(-1);
		if (letzte && marke.von <= letzte.bis)
			ergebnis[ergebnis.length - 1] = { von: letzte.von, bis: Math.max(letzte.bis, marke.bis) };
		else ergebnis.push(marke);
	}
	return ergebnis;
}

function dreierVon(wort: string): ReadonlySet<string> {
	const gepolstert = `  ${wort} `;
	return new Set(Array.from({ length: gepolstert.length - 2 }, (_, i) => gepolstert.slice(i, i + 3)));
}

function naehe(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const gemeinsam = [...a].filter((dreier) => b.has(dreier)).length;
	return gemeinsam / (a.size + b.size - gemeinsam);
}

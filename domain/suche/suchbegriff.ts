import { gefaltet, rufnummer, zusammen } from './schreibweise.ts';

/** More words narrow nothing down any more. */
const HOECHSTENS = 6;
const RUFNUMMER = /^[+\d\s()/-]+$/;
const TAG = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/;
const ISO_TAG = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * What was typed, as ways to read it: a row is found when it holds all words of one way. `0151 041` are two numbers or
 * the beginning of one.
 */
export function suchbegriff(eingabe: string): readonly (readonly string[])[] {
	const text = eingabe.trim();
	const worte = text.split(/\s+/).flatMap(wort).slice(0, HOECHSTENS);
	const nummer = RUFNUMMER.test(text) && !ISO_TAG.test(text) ? rufnummer(text) : '';
	const alsNummer = nummer.length >= 3 && (worte.length !== 1 || worte[0] !== nummer) ? [[nummer]] : [];
	return worte.length ? [worte, ...alsNummer] : alsNummer;
}

function wort(eingabe: string): string[] {
	const tag = TAG.exec(eingabe);
	if (tag) return [`${tag[1]?.padStart(2, '0')}${tag[2]?.padStart(2, '0')}${jahr(tag[3])}`];
	if (ISO_TAG.test(eingabe)) return [eingabe.replaceAll('-', '')];
	if (eingabe.includes('@')) return [zusammen(eingabe)].filter(Boolean);
	return gefaltet(eingabe).split(' ').filter(Boolean);
}

/** Whoever writes `08` of a birthday means 2008. */
function jahr(angabe = ''): string {
	if (angabe.length !== 2) return angabe;
	return `${Number(angabe) < 50 ? '20' : '19'}${angabe}`;
}

/** A birthday is looked for as `12.03.2008`, by its end, by its year or by day and month. */
export const geburtstagsworte = (iso: string): string => {
	const [j = '', m = '', t = ''] = iso.split('-');
	return `${j}${m}${t} ${t}${m}${j}`;
};

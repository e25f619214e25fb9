/**
 * Texts in the characters every bank of the EPC area takes (EPC217-08, section "basic Latin"). Where the EPC leaves a
 * choice, the German one is taken (DFÜ-Abkommen, Anlage 3): `Ä` is `Ae` and `ß` is `ss`, as on German accounts.
 */

import { umschrift } from '#domain/text/umschrift.ts';

const ERLAUBT = /[A-Za-z0-9/\-?:().,'+ ]/;
const UMLAUTE: Readonly<Record<string, string>> = { Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue' };

/** Letters that aren't a plain one with a mark; the other signs as the EPC has them. */
const FEST: ReadonlyMap<string, string> = new Map(
	Object.entries({
		...{ ß: 'ss', ẞ: 'SS', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' },
		...{ Ð: 'D', ð: 'd', Þ: 'Th', þ: 'th', Ħ: 'H', ħ: 'h', ı: 'i', ĸ: 'k', Ŋ: 'N', ŋ: 'n', Ŧ: 'T', ŧ: 't' },
		...{ Ə: 'E', ə: 'e', Ǝ: 'E', ǝ: 'e', Ɓ: 'B', ɓ: 'b', Ɖ: 'D', ɖ: 'd', Ɗ: 'D', ɗ: 'd', Ƙ: 'K', ƙ: 'k' },
		...{ Ƴ: 'Y', ƴ: 'y', Ɛ: 'E', ɛ: 'e', Ɔ: 'O', ɔ: 'o', Ɲ: 'N', ɲ: 'n', Ɣ: 'G', ɣ: 'g', Ʋ: 'V', ʋ: 'v' },
		...{ Ɩ: 'I', ɩ: 'i', ŀ: 'l', Ŀ: 'L', Ǥ: 'G', ǥ: 'g', Ƶ: 'Z', ƶ: 'z', Ɨ: 'I', ɨ: 'i', Ʉ: 'U', ʉ: 'u' },
		...{ '&': '+', ';': ',', '[': '(', '{': '(', ']': ')', '}': ')', '\\': '/', '|': '/', _: '-', '~': '-' },
		...{ '`': "'", '´': "'", '‘': "'", '’': "'", '‚': "'", ʼ: "'", ʻ: "'", ʹ: "'", ʾ: "'", ʿ: "'" },
		...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-' },
	}),
);
/** Of what the EPC has no sign for. */
const SONST = '.';
/** Of a name in a script that isn't spelled out in Latin letters, or of none. */
const OHNE = 'NOTPROVIDED';

const MAX_NAME = 70;

/** Never empty, no slash at its ends, none doubled; what it has made, it leaves as it is. */
export function alsZeichen(text: string, max = MAX_NAME): string {
	const zeichen = [...umschrift(text)];
	const roh = zeichen.map((eines, i) => ersatz(eines, zeichen[i + 1])).join('');
	const sauber = roh.replaceAll(/ +/g, ' ').replaceAll(/\/{2,}/g, '/');
	const gekuerzt = sauber
		.replace(/^[ /]+/, '')
		.slice(0, max)
		.replace(/[ /]+$/, '');
	return /[A-Za-z0-9]/.test(gekuerzt) ? gekuerzt : OHNE.slice(0, max);
}

function ersatz(zeichen: string, naechstes = ''): string {
	if (ERLAUBT.test(zeichen)) return zeichen;
	const umlaut = UMLAUTE[zeichen];
	// `MÜLLER` stays in capitals.
	if (umlaut) return /\p{Lu}/u.test(naechstes) ? umlaut.toUpperCase() : umlaut;
	if (/[\s\p{Zs}\p{Cc}]/u.test(zeichen)) return ' ';
	const fest = FEST.get(zeichen);
	if (fest !== undefined) return fest;
	return [...zeichen.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}]/gu, '')].map(einfach).join('');
}

const einfach = (zeichen: string): string => (ERLAUBT.test(zeichen) ? zeichen : (FEST.get(zeichen) ?? SONST));

/** A text as the search compares it, with the place in the original that each character comes from. */
export interface Schreibweise {
	readonly text: string;
	readonly herkunft: readonly number[];
}

/** Letters that no decomposition turns into a basic one. */
const SONDERLETTERN: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ı: 'i',
};
const ZEICHEN = /[\p{L}\p{N}]/u;
const AKZENTE = /\p{M}/gu;

/**
 * Small letters without accents, words separated by one blank. `ä` and `ae` both become `a`, so that Müller, Mueller and
 * Muller are written alike.
 */
export function schreibweise(original: string): Schreibweise {
	let text = '';
	const herkunft: number[] = [];
	let stelle = 0;
	for (const zeichen of original) {
		for (const z of grundform(zeichen)) {
			const umlaut = z === 'e' && /[aou]$/.test(text);
			const zweitesLeerzeichen = z === ' ' && (text === '' || text.endsWith(' '));
			if (umlaut || zweitesLeerzeichen) continue;
			text += z;
			for (let i = 0; i < z.length; i++) herkunft.push(stelle);
		}
		stelle += zeichen.length;
	}
	return { text: text.trimEnd(), herkunft };
}

function grundform(zeichen: string): string {
	const klein = zeichen.normalize('NFKD').replace(AKZENTE, '').toLowerCase();
	if (klein === '') return '';
	return [...klein].map((z) => SONDERLETTERN[z] ?? (ZEICHEN.test(z) ? z : ' ')).join('');
}

export const gefaltet = (original: string): string => schreibweise(original).text;

/** One word without separators: an address of e-mail is found by any part of it, and not by its domain as a word. */
export const zusammen = (original: string): string => gefaltet(original).replaceAll(' ', '');

/** Digits of a telephone number without the way into the country or the town: `+49 151 …` and `0151 …` are alike. */
export const rufnummer = (original: string): string =>
	original
		.trim()
		.replace(/^(\+|00)49/, '')
		.replace(/\D/g, '')
		.replace(/^0+/, '');

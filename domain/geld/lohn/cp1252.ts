/** Texts as payroll programs read them: Windows-1252. */
import { umschrift } from '#domain/text/umschrift.ts';

/** Where it differs from Latin-1: 0x80 to 0x9F; what isn't there has no character. */
const BESONDERE: ReadonlyMap<string, number> = new Map(
	[...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].flatMap((zeichen, i): [string, number][] =>
		zeichen === ' ' ? [] : [[zeichen, 0x80 + i]],
	),
);

/** Latin letters that aren't a plain one with a mark. */
const FEST: Readonly<Record<string, string>> = {
	...{ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h', Ŋ: 'N', ŋ: 'n', Ŧ: 'T', ŧ: 't', ẞ: 'SS' },
	...{ Ə: 'E', ə: 'e', ŀ: 'l', Ŀ: 'L', '−': '-', '‐': '-', '‑': '-' },
};

const byteVon = (zeichen: string): number | null => {
	const punkt = zeichen.codePointAt(0) ?? 0;
	if ((punkt >= 0x20 && punkt < 0x7f) || (punkt >= 0xa0 && punkt <= 0xff)) return punkt;
	return BESONDERE.get(zeichen) ?? null;
};

/** In characters it has, Latin letters without the marks it lacks; null: it has none for some of them. */
export function alsCp1252(text: string): string | null {
	const zeichen = [...umschrift(text).replaceAll(/\s+/g, ' ')].map((eines) => {
		if (byteVon(eines) !== null) return eines;
		const einfach = FEST[eines] ?? eines.normalize('NFKD').replaceAll(/\p{M}/gu, '');
		return einfach !== '' && [...einfach].every((teil) => byteVon(teil) !== null) ? einfach : null;
	});
	return zeichen.includes(null) ? null : zeichen.join('').trim();
}

/** Of a text that `alsCp1252` has made, and line breaks. */
export function cp1252Bytes(text: string): Uint8Array {
	return Uint8Array.from(
		[...text].map((zeichen) => (/[\r\n]/.test(zeichen) ? zeichen.charCodeAt(0) : (byteVon(zeichen) ?? 0x3f))),
	);
}

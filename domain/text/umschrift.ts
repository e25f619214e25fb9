/**
 * Names in Cyrillic or Greek letters in Latin ones, for files that know no others (banks, payroll). Cyrillic by DIN 1460 and,
 * where its languages differ, ISO 9, which asks for none; Greek by ISO 843 as it is spoken. Always without marks, which a
 * bank would drop: `Ж` is `Z`. A letter of neither stays what it is.
 */

const KYRILLISCH: Readonly<Record<string, string>> = {
	...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'z', з: 'z', и: 'i', й: 'j', к: 'k', л: 'l', м: 'm' },
	...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 'sc' },
	// Russian, and what it no longer writes.
	...{ ё: 'e', ы: 'y', ь: '', э: 'e', ю: 'ju', я: 'ja', ѣ: 'e', ѳ: 'f', ѵ: 'i' },
	// Ukrainian, Belarusian.
	...{ ґ: 'g', є: 'je', і: 'i', ї: 'i', ў: 'u' },
	// Serbian, Macedonian.
	...{ ђ: 'd', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѓ: 'g', ѕ: 'dz', ќ: 'k', ѐ: 'e', ѝ: 'i' },
};
/** Of Russian only before these, where it isn't heard; elsewhere it is a vowel, of Bulgarian. */
const NACH_HARTEM = /[еёюя]/;

const GRIECHISCH: Readonly<Record<string, string>> = {
	...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
	...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};
const PAARE: Readonly<Record<string, string>> = { ου: 'ou', γγ: 'ng', γξ: 'nx', γχ: 'nch' };
const MIT_YPSILON: Readonly<Record<string, string>> = { αυ: 'a', ευ: 'e', ηυ: 'i' };
/** Before these `αυ` is `av`, elsewhere `af`. */
const STIMMHAFT = /[αβγδεζηιλμνορυω]/;

export function umschrift(text: string): string {
	return text
		.normalize('NFC')
		.replaceAll(/[\p{Script=Cyrillic}\p{M}]+/gu, kyrillisch)
		.replaceAll(/\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu, griechisch);
}

function kyrillisch(wort: string): string {
	const zeichen = [...wort];
	return zeichen
		.map((eines, i) => {
			const klein = eines.toLowerCase();
			const hart = NACH_HARTEM.test(zeichen[i + 1]?.toLowerCase() ?? '') ? '' : 'a';
			const latein = klein === 'ъ' ? hart : KYRILLISCH[klein];
			return latein === undefined ? eines : wie(zeichen, i, 1, latein);
		})
		.join('');
}

/** Accents fall, the two dots keep vowels apart that otherwise are one. */
function griechisch(wort: string): string {
	const zeichen = [
		...wort
			.normalize('NFD')
			.replaceAll(/(?!\u0308)\p{M}/gu, '')
			.normalize('NFC'),
	];
	const klein = zeichen.map((eines) => eines.toLowerCase());
	let ganz = '';
	for (let i = 0; i < zeichen.length; i++) {
		const paar = paarVon(klein, i);
		if (paar !== null) {
			ganz += wie(zeichen, i, 2, paar);
			i++;
			continue;
		}
		const latein = GRIECHISCH[(klein[i] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '')];
		ganz += latein === undefined ? (zeichen[i] ?? '') : wie(zeichen, i, 1, latein);
	}
	return ganz;
}

function paarVon(klein: readonly string[], i: number): string | null {
	const paar = `${klein[i]}${klein[i + 1] ?? ''}`;
	if (paar === 'μπ') return i === 0 ? 'b' : 'mp';
	const vokal = MIT_YPSILON[paar];
	if (vokal) return vokal + (STIMMHAFT.test((klein[i + 2] ?? '').normalize('NFD')) ? 'v' : 'f');
	return PAARE[paar] ?? null;
}

/** `ЮЛИЯ` stays in capitals, `Юлия` begins with one. */
function wie(zeichen: readonly string[], i: number, laenge: number, latein: string): string {
	if (!/\p{Lu}/u.test(zeichen[i] ?? '')) return latein;
	const nachbar = zeichen[i + laenge] ?? zeichen[i - 1] ?? '';
	return /\p{Lu}/u.test(nachbar) ? latein.toUpperCase() : latein.slice(0, 1).toUpperCase() + latein.slice(1);
}

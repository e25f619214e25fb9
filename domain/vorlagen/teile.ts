/**
 * Parts of a template that leave with their value: of `geboren am {{ … }}{? in {{ freiwilliger.geburtsort }}?}` the part
 * between `{?` and `?}` goes where any value it names is empty.
 */
import { zerlege } from './platzhalter.ts';
import { teileIn } from './teilung.ts';

/** Signatures and the logo are set into the document by themselves: nothing goes for want of them. */
export const OHNE_TEXT = /^(?:unterschrift\.|mandant\.logo$)/;

/** A private character, which no stored text holds: here something went. */
const WEG = '\uE002';

/**
 * The template without the parts whose values are empty, and without the lines nothing is left of: those a part went
 * from, and those of nothing but empty placeholders. Its placeholders are still to be filled.
 */
export function ohneLeereTeile(vorlage: string, istLeer: (name: string) => boolean): string {
	const teile = teileIn(vorlage.replaceAll(WEG, ''));
	const text = teile.map((t) => (t.istBedingt && namenIn(t.text).some(istLeer) ? WEG : t.text)).join('');
	return text
		.split('\n')
		.filter((zeile) => !istUebrig(zeile, istLeer))
		.join('\n')
		.replaceAll(WEG, '');
}

function istUebrig(zeile: string, istLeer: (name: string) => boolean): boolean {
	const rest = zeile.replaceAll(WEG, '');
	if (zeile !== rest) return /^\s*(?:[-*]|##|\|)?\s*$/.test(rest);
	const stuecke = zerlege(zeile).filter((s) => s.art === 'PLATZHALTER' || s.text.trim() !== '');
	return stuecke.length > 0 && stuecke.every((s) => s.art === 'PLATZHALTER' && s.name !== null && istLeer(s.name));
}

const namenIn = (text: string): string[] =>
	zerlege(text).flatMap((s) => (s.art === 'PLATZHALTER' && s.name !== null ? s.name : []));

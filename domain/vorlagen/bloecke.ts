import { zerlege } from './platzhalter.ts';

export interface Vorlagenzeile {
	readonly text: string;
	/** Placeholders in it. */
	readonly namen: readonly string[];
}

export type Block =
	| { readonly art: 'ABSATZ' | 'ZITAT'; readonly zeilen: readonly Vorlagenzeile[] }
	| { readonly art: 'KNOPF'; readonly beschriftung: string; readonly ziel: string }
	| { readonly art: 'LISTE'; readonly name: string };

/**
 * Reads the source of a mail. Blocks are separated by empty lines: a paragraph, a quotation (`> …`), a button
 * (`[label](target)` alone) or a list (a placeholder ending in `.liste` alone).
 */
export function bloecke(inhalt: string): Block[] {
	return inhalt
		.trim()
		.split(/\n{2,}/)
		.map(block);
}

const KNOPF = /^\[([^\]\n]+)\]\(([^)\n]+)\)$/;
/** Of a block that is one; null: it is none. */
export function knopfIn(roh: string): { readonly beschriftung: string; readonly ziel: string } | null {
	const [, beschriftung, ziel] = KNOPF.exec(roh) ?? [];
	return beschriftung && ziel ? { beschriftung, ziel } : null;
}

/** The lines of a block that is a quotation; null: it is none. */
export const zitatIn = (roh: string): readonly string[] | null =>
	roh.startsWith('> ') ? roh.split('\n').map((zeile) => zeile.replace(/^> ?/, '')) : null;

function block(roh: string): Block {
	const knopf = knopfIn(roh);
	if (knopf) return { art: 'KNOPF', ...knopf };
	const [stueck, ...weitere] = zerlege(roh);
	if (stueck?.art === 'PLATZHALTER' && !weitere.length && stueck.name?.endsWith('.liste')) {
		return { art: 'LISTE', name: stueck.name };
	}
	const zitat = zitatIn(roh);
	return { art: zitat ? 'ZITAT' : 'ABSATZ', zeilen: (zitat ?? roh.split('\n')).map(zeile) };
}

const zeile = (text: string): Vorlagenzeile => ({
	text,
	namen: zerlege(text).flatMap((s) => (s.art === 'PLATZHALTER' && s.name ? s.name : [])),
});

import { zerlege } from './platzhalter.ts';

export interface Zeile {
	readonly text: string;
	/** Placeholders in it. */
	readonly namen: readonly string[];
}

export type Block =
	| { readonly art: 'ABSATZ' | 'ZITAT'; readonly zeilen: readonly Zeile[] }
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

function block(roh: string): Block {
	const [, beschriftung, ziel] = KNOPF.exec(roh) ?? [];
	if (beschriftung && ziel) return { art: 'KNOPF', beschriftung, ziel };
	const [stueck, ...weitere] = zerlege(roh);
	if (stueck?.art === 'PLATZHALTER' && !weitere.length && stueck.name?.endsWith('.liste')) {
		return { art: 'LISTE', name: stueck.name };
	}
	const zitat = roh.startsWith('> ');
	const texte = roh.split('\n').map((z) => (zitat ? z.replace(/^> ?/, '') : z));
	return { art: zitat ? 'ZITAT' : 'ABSATZ', zeilen: texte.map(zeile) };
}

const zeile = (text: string): Zeile => ({
	text,
	namen: zerlege(text).flatMap((s) => (s.art === 'PLATZHALTER' && s.name ? s.name : [])),
});

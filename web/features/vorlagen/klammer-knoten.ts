import type { Node as Dokumentknoten } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Node } from '@tiptap/react';
import { bedingungInWorten, trifftZu } from '#domain/vorlagen/bedingung.ts';
import { anzahlVertretende } from '#domain/vorlagen/vertretende.ts';
import { VORLAGEN_TEXTE as T } from '../../texte/verwaltung/vorlagen.ts';
import { inhaltVon, ohneLose, type Teilstelle, teileVon } from './klammern.ts';
import { KLAMMER } from './platzhalter-dokument.ts';

/** What the parts of a template come to for whoever is shown. */
export interface Teilauskunft {
	/** Empty: nothing is known. */
	readonly wert: (name: string) => string;
	/** Whose values they are; null: examples. */
	readonly person: string | null;
}

interface Klassen {
	readonly klammer: string;
	readonly wenn: string;
	readonly je: string;
	readonly block: string;
	/** Of a brace whose words stand above its paragraphs. */
	readonly verborgen: string;
	readonly worte: string;
}

/**
 * The braces of a part as signs of the text; what lies between them is tinted, and where a part has paragraphs of its own
 * it stands with an edge, under what it depends on in words.
 */
export const klammerKnoten = (klassen: Klassen, auskunft: () => Teilauskunft | undefined) =>
	Node.create({
		name: KLAMMER,
		group: 'inline',
		inline: true,
		atom: true,
		selectable: false,
		addAttributes: () => ({ zeichen: { default: '{?', rendered: false } }),
		// Nothing pasted is a part because its HTML says so.
		parseHTML: () => [],
		renderText: ({ node }) => String(node.attrs.zeichen),
		renderHTML: ({ node }) => {
			const zeichen = String(node.attrs.zeichen);
			return ['span', { class: klassen.klammer, 'data-zeichen': zeichen }, T.teilzeichen[zeichen] ?? zeichen];
		},
		addProseMirrorPlugins: () => [
			new Plugin({
				appendTransaction: (schritte, _, state) => (schritte.some((s) => s.docChanged) ? ohneLose(state) : null),
				props: {
					decorations: ({ doc }) =>
						DecorationSet.create(
							doc,
							teileVon(doc).flatMap((teil) => verziert(doc, teil, klassen, auskunft())),
						),
				},
			}),
		],
	});

function verziert(
	doc: Dokumentknoten,
	teil: Teilstelle,
	klassen: Klassen,
	auskunft: Teilauskunft | undefined,
): Decoration[] {
	const inhalt = inhaltVon(doc, teil);
	const worte = teil.art === 'JE' ? T.jeVertretung : bedingungInWorten(inhalt);
	const stand = auskunft ? standVon(teil, inhalt, auskunft) : '';
	const farbe = klassen[teil.art === 'JE' ? 'je' : 'wenn'];
	const gefaerbt = Decoration.inline(teil.von, teil.bis + 1, {
		class: farbe,
		title: [worte, stand].filter(Boolean).join(', '),
	});
	const bloecke = eigeneBloecke(doc, teil);
	if (!bloecke.length) return [gefaerbt];
	return [
		...bloecke.map(({ pos, ende }) => Decoration.node(pos, ende, { class: `${klassen.block} ${farbe}` })),
		Decoration.node(teil.von, teil.von + 1, { class: klassen.verborgen }),
		Decoration.widget(teil.von + 1, () => ueberschrift(worte, stand, klassen.worte), {
			side: -1,
			key: `${teil.art} ${worte} ${stand}`,
			ignoreSelection: true,
		}),
	];
}

function standVon(teil: Teilstelle, inhalt: string, { wert, person }: Teilauskunft): string {
	if (teil.art === 'JE') return T.soOft(anzahlVertretende(wert), person);
	return trifftZu(inhalt, wert) ? T.trifftZu(person) : T.trifftNichtZu(person);
}

function ueberschrift(worte: string, stand: string, klasse: string): HTMLElement {
	const zeile = document.createElement('span');
	zeile.className = klasse;
	zeile.contentEditable = 'false';
	zeile.title = worte;
	for (const text of [worte, stand]) zeile.append(Object.assign(document.createElement('span'), { textContent: text }));
	return zeile;
}

/** The paragraphs a part has for itself; none: it stands within one. */
function eigeneBloecke(doc: Dokumentknoten, { von, bis }: Teilstelle): { pos: number; ende: number }[] {
	const [anfang, ende] = [doc.resolve(von), doc.resolve(bis)];
	if (anfang.parentOffset !== 0 || ende.parentOffset !== ende.parent.content.size - 1) return [];
	const bloecke: { pos: number; ende: number }[] = [];
	doc.nodesBetween(von, bis, (knoten, pos) => {
		if (knoten.isTextblock) bloecke.push({ pos, ende: pos + knoten.nodeSize });
		return !knoten.isTextblock;
	});
	return bloecke;
}

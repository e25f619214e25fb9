import Mention from '@tiptap/extension-mention';
import { InputRule, PasteRule } from '@tiptap/react';
import type { SuggestionOptions } from '@tiptap/suggestion';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import { PLATZHALTER } from './platzhalter-dokument.ts';

/** What is typed behind an @ that begins a word, or behind the braces, up to the caret; there one space may stand between. */
const ANGEFANGEN = /(?:\{\{ ?|(?<![^\s(„])@)([^\s{}@]*)$/;
/** A placeholder typed to its end. */
const FERTIG = /\{\{\s*([A-Za-z_.]+)\s*\}\}/;

const findeAnfang: NonNullable<SuggestionOptions['findSuggestionMatch']> = ({ $position }) => {
	const text = $position.nodeBefore?.isText ? ($position.nodeBefore.text ?? '') : '';
	const treffer = ANGEFANGEN.exec(text);
	if (!treffer) return null;
	const range = { from: $position.pos - treffer[0].length, to: $position.pos };
	return { range, query: treffer[1] ?? '', text: treffer[0] };
};

interface Optionen {
	/** Names that will be filled here. */
	isBekannt: (name: string) => boolean;
	/** Names that fit what is typed. */
	finde: (suche: string) => string[];
	zeige: NonNullable<SuggestionOptions<string>['render']>;
	klasse: string;
	unbekannt: string;
}

/** A placeholder as one sign of the text: shown with its German name, copied as `{{ name }}`. */
export function platzhalterKnoten({ isBekannt, finde, zeige, klasse, unbekannt }: Optionen) {
	return Mention.extend({
		addAttributes: () => ({ id: { default: null } }),
		// Nothing pasted is a placeholder because its HTML says so.
		parseHTML: () => [],
		addInputRules() {
			return [
				new InputRule({
					find: new RegExp(`${FERTIG.source}$`),
					handler: ({ state, range, match }) => {
						state.tr.replaceWith(range.from, range.to, this.type.create({ id: match[1] }));
					},
				}),
			];
		},
		addPasteRules() {
			return [
				new PasteRule({
					find: new RegExp(FERTIG.source, 'g'),
					handler: ({ state, range, match }) => {
						state.tr.replaceWith(range.from, range.to, this.type.create({ id: match[1] }));
					},
				}),
			];
		},
	}).configure({
		renderText: ({ node }) => `{{ ${node.attrs.id} }}`,
		renderHTML: ({ node }) => {
			const name = String(node.attrs.id);
			return ['span', { class: isBekannt(name) ? klasse : unbekannt, title: `{{ ${name} }}` }, platzhalterName(name)];
		},
		suggestion: {
			char: '{{',
			allowedPrefixes: null,
			findSuggestionMatch: findeAnfang,
			items: ({ query }) => finde(query),
			command: ({ editor, range, props }) => {
				editor
					.chain()
					.focus()
					.insertContentAt(range, { type: PLATZHALTER, attrs: { id: props.id } })
					.run();
			},
			render: zeige,
		},
	});
}

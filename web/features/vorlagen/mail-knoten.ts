import { mergeAttributes, Node } from '@tiptap/react';
import { KNOPF } from './platzhalter-dokument.ts';

/** A button of a mail: its label is written in it, where it leads stays as it is. */
export const knopfKnoten = (klasse: string) =>
	Node.create({
		name: KNOPF,
		group: 'block',
		content: 'text*',
		marks: '',
		defining: true,
		addAttributes: () => ({ ziel: { default: '{{ link }}' } }),
		// Nothing pasted is a button because its HTML says so.
		parseHTML: () => [],
		renderHTML: ({ node, HTMLAttributes }) => [
			'div',
			mergeAttributes(HTMLAttributes, { class: klasse, title: String(node.attrs.ziel), ziel: null }),
			['span', 0],
		],
	});

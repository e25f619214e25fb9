import Link from '@tiptap/extension-link';
import { Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type Umfang, ZIELE } from './editor-dokument.ts';

/** Bold or italic, and neither within the other: the markup holds one mark at a time. */
const auszeichnung = (name: 'bold' | 'italic', tags: readonly [string, string], befehl: string, taste: string) =>
	Mark.create({
		name,
		excludes: '_',
		parseHTML: () => tags.map((tag) => ({ tag })),
		renderHTML: () => [tags[0], 0],
		addCommands() {
			return {
				[befehl]:
					() =>
					({ commands }: { commands: { toggleMark(mark: string): boolean } }) =>
						commands.toggleMark(name),
			};
		},
		addKeyboardShortcuts() {
			return { [taste]: () => this.editor.commands.toggleMark(name) };
		},
	});

const bausteine = (umfang: Umfang) => [
	StarterKit.configure({
		heading: umfang === 'SEITE' && { levels: [2] },
		bold: false,
		italic: false,
		strike: false,
		underline: false,
		link: false,
		code: false,
		codeBlock: false,
		blockquote: false,
		orderedList: false,
		horizontalRule: false,
		trailingNode: false,
	}),
	auszeichnung('bold', ['strong', 'b'], 'toggleBold', 'Mod-b'),
	...(umfang === 'SEITE' ? [auszeichnung('italic', ['em', 'i'], 'toggleItalic', 'Mod-i')] : []),
	Link.extend({ excludes: '_' }).configure({
		openOnClick: false,
		autolink: false,
		HTMLAttributes: { target: null, rel: null, class: null },
		isAllowedUri: (url) => ZIELE[umfang](url ?? ''),
		shouldAutoLink: () => false,
	}),
];

/** Everything the editor knows; what is pasted beyond it comes in as plain words. */
export const ERWEITERUNGEN = bausteine('SEITE');
/** The same of a message. */
export const NACHRICHTENERWEITERUNGEN = bausteine('NACHRICHT');

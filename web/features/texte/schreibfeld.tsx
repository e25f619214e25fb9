import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { type Editor, type Extensions, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { TEXTE } from '../../texte/verwaltung/texte.ts';
import { cx } from '../../ui/cx.ts';
import css from './editor.module.css';
import type { Knoten } from './editor-dokument.ts';

/** A text in and out, and how its field is named. */
export interface Schreibangaben {
	id: string;
	value: string;
	onChange: (text: string) => void;
	labelledBy: string;
	describedBy?: string | undefined;
	invalid: boolean;
	/** Where writing begins: of a dialog that opens. */
	autoFocus?: boolean | undefined;
}

interface SchreibfeldProps extends Schreibangaben {
	/** What the text is made of: everything else that is pasted comes in as plain words. */
	extensions: Extensions;
	alsDokument: (text: string) => Knoten;
	alsText: (dokument: Knoten) => string;
	werkzeuge: (editor: Editor) => ReactNode;
	readOnly?: boolean;
	/** One line: the key for the next one does nothing. */
	einzeilig?: boolean;
	/** Of a list that takes the keys while it is open (`aria-controls`). */
	aria?: Readonly<Record<string, string>>;
	className?: string | undefined;
	/** What its extensions show besides the text: drawn anew when it changes. */
	stand?: unknown;
}

/** The editor behind every field in which text is shaped: what can't be stored can't be made in it. */
export function Schreibfeld(props: SchreibfeldProps) {
	const { id, value, onChange, labelledBy, describedBy, invalid, autoFocus = false, alsDokument, alsText } = props;
	const { extensions, werkzeuge, readOnly = false, einzeilig = false, aria, className, stand } = props;
	const geschrieben = useRef(value);
	const editor = useEditor({
		extensions,
		content: alsDokument(value),
		injectCSS: false,
		editable: !readOnly,
		autofocus: autoFocus && 'end',
		editorProps: {
			attributes: {
				id,
				role: 'textbox',
				'aria-multiline': String(!einzeilig),
				'aria-labelledby': labelledBy,
				...(describedBy && { 'aria-describedby': describedBy }),
				...(invalid && { 'aria-invalid': 'true' }),
				...(autoFocus && { 'data-autofocus': '' }),
				...aria,
			},
			handleKeyDown: ({ dom }, { key }) => einzeilig && key === 'Enter' && !dom.hasAttribute('aria-controls'),
			// The key leads on, as everywhere, except in an open list.
			handleDOMEvents: { keydown: ({ dom }, { key }) => key === 'Tab' && !dom.hasAttribute('aria-controls') },
		},
		onUpdate: (stand) => {
			geschrieben.current = alsText(stand.editor.getJSON());
			onChange(geschrieben.current);
		},
	});
	useEffect(() => {
		// Set from outside: taken back, or loaded anew.
		if (value === geschrieben.current) return;
		geschrieben.current = value;
		editor.commands.setContent(alsDokument(value), { emitUpdate: false });
	}, [editor, value, alsDokument]);
	useEffect(() => {
		if (stand !== undefined) editor.commands.setMeta('stand', stand);
	}, [editor, stand]);
	return (
		<RichTextEditor
			// The same class, but the library's types name it by the path for CommonJS.
			editor={editor as unknown as RichTextEditorProps['editor']}
			labels={TEXTE.werkzeug}
			withCodeHighlightStyles={false}
			withTypographyStyles={false}
			className={css.editor}
			classNames={{
				linkEditorExternalControl: css.ohne,
				linkEditorInput: css.ziel,
				linkEditorSave: css.uebernehmen,
			}}
			data-invalid={invalid || undefined}
		>
			{!readOnly && (
				<RichTextEditor.Toolbar role="toolbar" aria-label={TEXTE.werkzeugleiste}>
					{werkzeuge(editor)}
				</RichTextEditor.Toolbar>
			)}
			<RichTextEditor.Content className={cx(css.inhalt, className)} />
		</RichTextEditor>
	);
}

/** Bold, italic, headings and lists; `links`: also those; one step back and forth. */
export const Gestaltung = ({ links = false }: { links?: boolean }) => (
	<>
		<RichTextEditor.ControlsGroup>
			<RichTextEditor.Bold />
			<RichTextEditor.Italic />
		</RichTextEditor.ControlsGroup>
		<RichTextEditor.ControlsGroup>
			<RichTextEditor.H2 />
			<RichTextEditor.BulletList />
		</RichTextEditor.ControlsGroup>
		{links && (
			<RichTextEditor.ControlsGroup>
				<RichTextEditor.Link />
				<RichTextEditor.Unlink />
			</RichTextEditor.ControlsGroup>
		)}
		<Zurueck />
	</>
);

/** One step back and forth. */
export const Zurueck = () => (
	<RichTextEditor.ControlsGroup>
		<RichTextEditor.Undo />
		<RichTextEditor.Redo />
	</RichTextEditor.ControlsGroup>
);

import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { TEXTE } from '../../texte/texte.ts';
import css from './editor.module.css';
import { alsDokument, alsMarkup } from './editor-dokument.ts';
import { ERWEITERUNGEN } from './textregeln.ts';

export interface EditorProps {
	id: string;
	/** Light markup, in and out. */
	value: string;
	onChange: (markup: string) => void;
	labelledBy: string;
	describedBy?: string | undefined;
	invalid: boolean;
}

/** Writes light markup without showing it: what can't be stored can't be made here. */
export default function Editor({ id, value, onChange, labelledBy, describedBy, invalid }: EditorProps) {
	const geschrieben = useRef(value);
	const editor = useEditor({
		extensions: ERWEITERUNGEN,
		content: alsDokument(value),
		injectCSS: false,
		editorProps: {
			attributes: {
				id,
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-labelledby': labelledBy,
				...(describedBy && { 'aria-describedby': describedBy }),
				...(invalid && { 'aria-invalid': 'true' }),
			},
			// The key leads on, as everywhere: lists have one level.
			handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
		},
		onUpdate: (stand) => {
			geschrieben.current = alsMarkup(stand.editor.getJSON());
			onChange(geschrieben.current);
		},
	});
	useEffect(() => {
		// Set from outside: taken back, or loaded anew.
		if (value === geschrieben.current) return;
		geschrieben.current = value;
		editor.commands.setContent(alsDokument(value), { emitUpdate: false });
	}, [editor, value]);
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
			<RichTextEditor.Toolbar role="toolbar" aria-label={TEXTE.werkzeugleiste}>
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.Bold />
					<RichTextEditor.Italic />
				</RichTextEditor.ControlsGroup>
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.H2 />
					<RichTextEditor.BulletList />
				</RichTextEditor.ControlsGroup>
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.Link />
					<RichTextEditor.Unlink />
				</RichTextEditor.ControlsGroup>
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.Undo />
					<RichTextEditor.Redo />
				</RichTextEditor.ControlsGroup>
			</RichTextEditor.Toolbar>
			<RichTextEditor.Content className={css.inhalt} />
		</RichTextEditor>
	);
}

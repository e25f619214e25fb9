import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { TEXTE } from '../../texte/texte.ts';
import { platzhalterName } from '../../texte/vorlagen.ts';
import textCss from '../texte/editor.module.css';
import { ERWEITERUNGEN } from '../texte/textregeln.ts';
import { alsDokument, alsVorlage, PLATZHALTER, type Vorlagenformat } from './platzhalter-dokument.ts';
import { platzhalterKnoten } from './platzhalter-knoten.ts';
import { PlatzhalterWahl } from './platzhalter-wahl.tsx';
import { useVorschlaege } from './use-vorschlaege.ts';
import css from './vorlagen.module.css';
import { Vorschlagsliste, vorschlagID } from './vorschlagsliste.tsx';

/** Lines and nothing else: what is marked in a mail is marked by its source. */
const NUR_ZEILEN = [
	StarterKit.configure({
		heading: false,
		bold: false,
		italic: false,
		strike: false,
		underline: false,
		link: false,
		code: false,
		codeBlock: false,
		blockquote: false,
		bulletList: false,
		orderedList: false,
		listItem: false,
		listKeymap: false,
		horizontalRule: false,
		trailingNode: false,
	}),
];

export interface VorlagenEditorProps {
	id: string;
	format: Vorlagenformat;
	value: string;
	onChange: (vorlage: string) => void;
	/** Names of the placeholders that will be filled here. */
	variablen: readonly string[];
	labelledBy: string;
	describedBy?: string | undefined;
	invalid: boolean;
	readOnly?: boolean | undefined;
}

export default function VorlagenEditor(props: VorlagenEditorProps) {
	const { id, format, value, onChange, labelledBy, describedBy, invalid, readOnly = false } = props;
	const { vorschlaege, zeige } = useVorschlaege();
	const knoten = useKnoten(props.variablen, zeige);
	const geschrieben = useRef(value);
	const editor = useEditor({
		extensions: [...(format === 'MARKUP' ? ERWEITERUNGEN : NUR_ZEILEN), knoten],
		content: alsDokument(value, format),
		injectCSS: false,
		editable: !readOnly,
		editorProps: {
			attributes: {
				id,
				role: 'textbox',
				'aria-multiline': String(format !== 'ZEILE'),
				'aria-labelledby': labelledBy,
				...(describedBy && { 'aria-describedby': describedBy }),
				...(invalid && { 'aria-invalid': 'true' }),
				...(vorschlaege && { 'aria-controls': `${id}-vorschlaege` }),
				...(vorschlaege?.namen.length && { 'aria-activedescendant': vorschlagID(id, vorschlaege.gewaehlt) }),
			},
			// A subject has one line; in the list of placeholders the key takes one.
			handleKeyDown: ({ dom }, { key }) => format === 'ZEILE' && key === 'Enter' && !dom.hasAttribute('aria-controls'),
			// The key leads on, as everywhere, except in the list of placeholders.
			handleDOMEvents: { keydown: (ansicht, { key }) => key === 'Tab' && !ansicht.dom.hasAttribute('aria-controls') },
		},
		onUpdate: (stand) => {
			geschrieben.current = alsVorlage(stand.editor.getJSON(), format);
			onChange(geschrieben.current);
		},
	});
	useEffect(() => {
		// Set from outside: taken back, or loaded anew.
		if (value === geschrieben.current) return;
		geschrieben.current = value;
		editor.commands.setContent(alsDokument(value, format), { emitUpdate: false });
	}, [editor, value, format]);
	return (
		<>
			<RichTextEditor
				// The same class, but the library's types name it by the path for CommonJS.
				editor={editor as unknown as RichTextEditorProps['editor']}
				labels={TEXTE.werkzeug}
				withCodeHighlightStyles={false}
				withTypographyStyles={false}
				className={textCss.editor}
				data-invalid={invalid || undefined}
			>
				{!readOnly && (
					<RichTextEditor.Toolbar role="toolbar" aria-label={TEXTE.werkzeugleiste}>
						{format === 'MARKUP' && <Gestaltung />}
						<PlatzhalterWahl
							variablen={props.variablen}
							onWahl={(name) =>
								editor
									.chain()
									.focus()
									.insertContent({ type: PLATZHALTER, attrs: { id: name } })
									.run()
							}
						/>
					</RichTextEditor.Toolbar>
				)}
				<RichTextEditor.Content className={`${textCss.inhalt} ${format === 'ZEILE' ? css.zeile : ''}`} />
			</RichTextEditor>
			{vorschlaege && <Vorschlagsliste id={id} {...vorschlaege} />}
		</>
	);
}

function useKnoten(variablen: readonly string[], zeige: Parameters<typeof platzhalterKnoten>[0]['zeige']) {
	const namen = useRef(variablen);
	namen.current = variablen;
	return useMemo(
		() =>
			platzhalterKnoten({
				zeige,
				isBekannt: (name) => namen.current.includes(name),
				finde: (suche) => passende(namen.current, suche),
				klasse: css.platzhalter ?? '',
				unbekannt: `${css.platzhalter} ${css.unbekannt}`,
			}),
		[zeige],
	);
}

/** By the German name or by the one in the template. */
function passende(variablen: readonly string[], suche: string): string[] {
	const gesucht = suche.toLocaleLowerCase('de');
	return variablen.filter((name) => `${name} ${platzhalterName(name)}`.toLocaleLowerCase('de').includes(gesucht));
}

const Gestaltung = () => (
	<>
		<RichTextEditor.ControlsGroup>
			<RichTextEditor.Bold />
			<RichTextEditor.Italic />
		</RichTextEditor.ControlsGroup>
		<RichTextEditor.ControlsGroup>
			<RichTextEditor.H2 />
			<RichTextEditor.BulletList />
		</RichTextEditor.ControlsGroup>
		<RichTextEditor.ControlsGroup>
			<RichTextEditor.Undo />
			<RichTextEditor.Redo />
		</RichTextEditor.ControlsGroup>
	</>
);

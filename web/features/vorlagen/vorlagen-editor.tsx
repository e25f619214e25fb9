import { RichTextEditor } from '@mantine/tiptap';
import { IconSquareRoundedArrowRight } from '@tabler/icons-react';
import type { Editor, Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useCallback, useMemo, useRef } from 'react';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import { VORLAGEN_TEXTE } from '../../texte/verwaltung/vorlagen.ts';
import { Icon } from '../../ui/icon.tsx';
import { Gestaltung, type Schreibangaben, Schreibfeld, Zurueck } from '../texte/schreibfeld.tsx';
import { ERWEITERUNGEN, NACHRICHTENERWEITERUNGEN } from '../texte/textregeln.ts';
import { klammerKnoten, type Teilauskunft } from './klammer-knoten.ts';
import { knopfKnoten } from './mail-knoten.ts';
import { alsDokument, alsVorlage, KNOPF, PLATZHALTER, type Vorlagenformat } from './platzhalter-dokument.ts';
import { platzhalterKnoten } from './platzhalter-knoten.ts';
import { PlatzhalterWahl } from './platzhalter-wahl.tsx';
import { Teilwerkzeuge } from './teil-werkzeuge.tsx';
import { useVorschlaege } from './use-vorschlaege.ts';
import css from './vorlagen.module.css';
import { Vorschlagsliste, vorschlagID, type Wertauskunft } from './vorschlagsliste.tsx';

/** Lines and nothing else; in the text of a mail also quotations. */
const zeilen = (zitate: boolean) =>
	StarterKit.configure({
		heading: false,
		bold: false,
		italic: false,
		strike: false,
		underline: false,
		link: false,
		code: false,
		codeBlock: false,
		...(!zitate && { blockquote: false }),
		bulletList: false,
		orderedList: false,
		listItem: false,
		listKeymap: false,
		horizontalRule: false,
		trailingNode: false,
	});

const ERLAUBT: Readonly<Record<Vorlagenformat, Extensions>> = {
	MARKUP: ERWEITERUNGEN,
	MAIL: [zeilen(true), knopfKnoten(css.knopf ?? '')],
	NACHRICHT: NACHRICHTENERWEITERUNGEN,
	ZEILE: [zeilen(false)],
};

interface VorlagenEditorProps extends Schreibangaben {
	format: Vorlagenformat;
	/** Names of the placeholders that will be filled here. */
	variablen: readonly string[];
	readOnly?: boolean | undefined;
	wertVon?: Wertauskunft | undefined;
	/** Whose values decide about its parts; none: nobody's are shown. */
	auskunft?: Teilauskunft | undefined;
}

/** Writes a template: its placeholders are signs of their own, found in a list under the caret. */
export default function VorlagenEditor(props: VorlagenEditorProps) {
	const { format, variablen, readOnly = false, wertVon, auskunft, ...feld } = props;
	const { id } = feld;
	const { vorschlaege, zeige } = useVorschlaege();
	const knoten = useKnoten(variablen, zeige);
	const klammern = useKlammern(auskunft);
	const lies = useCallback((vorlage: string) => alsDokument(vorlage, format), [format]);
	return (
		<>
			<Schreibfeld
				{...feld}
				readOnly={readOnly}
				einzeilig={format === 'ZEILE'}
				extensions={[...ERLAUBT[format], knoten, klammern]}
				stand={auskunft}
				alsDokument={lies}
				alsText={(dokument) => alsVorlage(dokument, format)}
				aria={{
					...(vorschlaege && { 'aria-controls': `${id}-vorschlaege` }),
					...(vorschlaege?.namen.length && { 'aria-activedescendant': vorschlagID(id, vorschlaege.gewaehlt) }),
				}}
				className={format === 'ZEILE' ? css.zeile : undefined}
				werkzeuge={(editor) => (
					<>
						{format === 'MARKUP' && <Gestaltung />}
						{format === 'NACHRICHT' && <Nachrichtwerkzeuge />}
						{format === 'MAIL' && <Mailwerkzeuge editor={editor} variablen={variablen} />}
						<PlatzhalterWahl
							worte={VORLAGEN_TEXTE.einfuegen}
							variablen={variablen}
							onWahl={(name) => setzeEin(editor, name)}
						/>
						{format !== 'ZEILE' && <Teilwerkzeuge editor={editor} variablen={variablen} />}
					</>
				)}
			/>
			{vorschlaege && <Vorschlagsliste id={id} wertVon={wertVon} {...vorschlaege} />}
		</>
	);
}

/** Bold words, lists and links. */
const Nachrichtwerkzeuge = () => (
	<>
		<RichTextEditor.ControlsGroup>
			<RichTextEditor.Bold />
			<RichTextEditor.BulletList />
			<RichTextEditor.Link />
		</RichTextEditor.ControlsGroup>
		<Zurueck />
	</>
);

/** A quotation, and a button to where the mail leads; one step back and forth. */
function Mailwerkzeuge({ editor, variablen }: { editor: Editor; variablen: readonly string[] }) {
	const ziel = KNOPFZIELE.find((name) => variablen.includes(name));
	const knopf = () =>
		editor
			.chain()
			.focus()
			.insertContent({
				type: KNOPF,
				attrs: { ziel: `{{ ${ziel} }}` },
				content: [{ type: 'text', text: VORLAGEN_TEXTE.knopfText }],
			})
			.run();
	return (
		<>
			<RichTextEditor.ControlsGroup>
				<RichTextEditor.Blockquote />
				{ziel && (
					<RichTextEditor.Control aria-label={VORLAGEN_TEXTE.knopf} title={VORLAGEN_TEXTE.knopf} onClick={knopf}>
						<Icon of={IconSquareRoundedArrowRight} />
					</RichTextEditor.Control>
				)}
			</RichTextEditor.ControlsGroup>
			<Zurueck />
		</>
	);
}

/** Placeholders a button may lead to; the most particular first. */
const KNOPFZIELE = ['meeting.link', 'signatur.link', 'link'];

/** Where the caret is. */
function setzeEin(editor: Editor, name: string): void {
	editor
		.chain()
		.focus()
		.insertContent({ type: PLATZHALTER, attrs: { id: name } })
		.run();
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

/** The same for as long as the field is there; what it tells is read when it is drawn. */
function useKlammern(auskunft: Teilauskunft | undefined) {
	const stand = useRef(auskunft);
	stand.current = auskunft;
	return useMemo(
		() =>
			klammerKnoten(
				{
					klammer: css.klammer ?? '',
					wenn: css.wenn ?? '',
					je: css.je ?? '',
					block: css.teilblock ?? '',
					verborgen: css.verborgen ?? '',
					worte: css.teilworte ?? '',
				},
				() => stand.current,
			),
		[],
	);
}

/** By the German name or by the one in the template. */
function passende(variablen: readonly string[], suche: string): string[] {
	const gesucht = suche.toLocaleLowerCase('de');
	return variablen.filter((name) => `${name} ${platzhalterName(name)}`.toLocaleLowerCase('de').includes(gesucht));
}

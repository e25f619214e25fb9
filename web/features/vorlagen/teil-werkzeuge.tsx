import { Select } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconRepeat, IconSquareOff } from '@tabler/icons-react';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import { istTatsache } from '#domain/vorlagen/tatsachen.ts';
import { OHNE_TEXT } from '#domain/vorlagen/teile.ts';
import { VORLAGEN_TEXTE as T } from '../../texte/verwaltung/vorlagen.ts';
import { Icon } from '../../ui/icon.tsx';
import { kannTeil, loeseTeil, macheTeil, teilUm } from './klammern.ts';
import css from './vorlagen.module.css';

const JE_NAME = 'vertretende.name';

/** Makes what is selected, or the paragraph, a part that depends on something or is there for each guardian; and undoes it. */
export function Teilwerkzeuge({ editor, variablen }: { editor: Editor; variablen: readonly string[] }) {
	const { kannWenn, kannJe, istTeil } = useEditorState({
		editor,
		selector: ({ editor: { state } }) => ({
			kannWenn: kannTeil(state, 'WENN'),
			kannJe: kannTeil(state, 'JE'),
			istTeil: teilUm(state.doc, state.selection.from) !== null,
		}),
	});
	const tue = (was: (state: EditorState) => Transaction | null) => {
		const schritt = was(editor.state);
		if (schritt) editor.view.dispatch(schritt);
		editor.commands.focus();
	};
	const option = (name: string) => ({ value: name, label: platzhalterName(name) });
	const moegliche = variablen.filter((name) => !OHNE_TEXT.test(name) && !name.startsWith('vertretende.'));
	const gruppen = [
		{ group: T.wennGruppen.tatsachen, items: moegliche.filter(istTatsache).map(option) },
		{ group: T.wennGruppen.angaben, items: moegliche.filter((name) => !istTatsache(name)).map(option) },
	];
	return (
		<>
			<Select
				className={css.wennWahl}
				size="xs"
				aria-label={T.wenn}
				placeholder={T.wenn}
				nothingFoundMessage={T.keine}
				data={gruppen.filter(({ items }) => items.length)}
				value={null}
				searchable
				disabled={!kannWenn}
				onChange={(name) => name && tue((state) => macheTeil(state, 'WENN', name))}
			/>
			<RichTextEditor.ControlsGroup>
				{variablen.includes(JE_NAME) && (
					<RichTextEditor.Control
						aria-label={T.je}
						title={T.jeTitel}
						disabled={!kannJe}
						onClick={() => tue((state) => macheTeil(state, 'JE', JE_NAME))}
					>
						<Icon of={IconRepeat} />
					</RichTextEditor.Control>
				)}
				<RichTextEditor.Control
					aria-label={T.loesen}
					title={T.loesenTitel}
					disabled={!istTeil}
					onClick={() => tue(loeseTeil)}
				>
					<Icon of={IconSquareOff} />
				</RichTextEditor.Control>
			</RichTextEditor.ControlsGroup>
		</>
	);
}

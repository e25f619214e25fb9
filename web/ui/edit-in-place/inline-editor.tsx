import { Group, Stack } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type FieldSave, type FieldValue, sameValue } from '../../client/use-field-save.ts';
import { FELD } from '../../texte/feld.ts';
import { UI } from '../../texte/ui.ts';
import { Button, IconButton } from '../button.tsx';
import { UnsavedChangesGuard } from '../feedback/unsaved-changes-guard.tsx';
import { refuseUnread } from '../fields/unread.ts';
import { takesEscape } from '../takes-escape.ts';
import css from './edit-in-place.module.css';
import { useEditing } from './editing.tsx';

/** What the input is given: spread it on a field. */
interface InlineInput<V> {
	value: V;
	onChange: (value: V) => void;
	'aria-label': string;
	error: ReactNode;
	autoFocus: true;
}

interface InlineEditorProps<V> {
	label: string;
	saving: FieldSave<V>;
	/** A value as a person reads it; null: empty. */
	format: (value: V) => string | null;
	onClose: (saved: boolean) => void;
	children: (input: InlineInput<V>) => ReactNode;
}

/** The input in place: Enter saves, Esc cancels; what is refused says why and keeps what was typed. */
export function InlineEditor<V extends FieldValue>(props: InlineEditorProps<V>) {
	const { label, saving, format, onClose, children } = props;
	const { initial, save, isRunning, error, conflict } = saving;
	const { setChanged, isChanged, isWaitedFor } = useEditing();
	const [value, setValue] = useState(initial);
	const change = (next: V) => {
		setValue(next);
		setChanged(!sameValue(next, initial));
	};
	const editor = useRef<HTMLFieldSetElement>(null);
	const keepMine = () => {
		// The question goes away with its button.
		editor.current?.querySelector<HTMLElement>(INPUT)?.focus();
		save(value);
	};
	const submit = () => {
		if (refuseUnread(editor.current)) return;
		if (isChanged) save(value);
		else onClose(false);
	};
	return (
		<fieldset
			ref={editor}
			aria-label={label}
			onKeyDown={(event) => onKey(event, { submit, cancel: () => onClose(false) })}
		>
			<UnsavedChangesGuard dirty={isChanged && !isRunning} />
			<div className={css.inputs}>
				{children({
					value,
					onChange: change,
					'aria-label': label,
					error: error ?? (isWaitedFor && FELD.erstDiese),
					autoFocus: true,
				})}
				<IconButton
					icon={IconCheck}
					label={FELD.speichernEingabe}
					variant="primary"
					aria-busy={isRunning}
					onClick={submit}
				/>
				<IconButton icon={IconX} label={FELD.abbrechenEsc} onClick={() => onClose(false)} />
			</div>
			{conflict && (
				<Stack className={css.conflict} gap={8} mt={8} role="alert">
					<p>{FELD.inzwischen(format(conflict.value) ?? UI.leer, conflict.by)}</p>
					<Group wrap="wrap">
						<Button size="sm" onClick={keepMine}>
							{FELD.meineNehmen}
						</Button>
						<Button size="sm" onClick={() => onClose(false)}>
							{FELD.andereBehalten}
						</Button>
					</Group>
				</Stack>
			)}
		</fieldset>
	);
}

const INPUT = 'input, textarea, select, button';

/** An open list of choices takes both keys for itself, an open calendar Esc; in a paragraph Enter is a new line. */
function onKey(event: KeyboardEvent<HTMLElement>, { submit, cancel }: { submit: () => void; cancel: () => void }) {
	const target = event.target as HTMLElement;
	if (event.defaultPrevented || target.ariaExpanded === 'true') return;
	if (event.key === 'Escape' && !takesEscape(target)) cancel();
	// The buttons answer Enter themselves.
	if (event.key !== 'Enter' || target.tagName === 'BUTTON') return;
	if (target.tagName === 'TEXTAREA' && !event.ctrlKey) return;
	event.preventDefault();
	submit();
}

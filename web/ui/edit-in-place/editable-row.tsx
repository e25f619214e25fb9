import { IconCheck, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FELD } from '../../texte/feld.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { Inline } from '../inline.ts';
import { TextButton } from '../text-link.tsx';
import css from './edit-in-place.module.css';
import { useEditing } from './editing.tsx';
import { ValueRow } from './value-row.tsx';

const SAVED_MS = 4000;

interface EditableRowProps {
	/** Tells the rows of one `EditingProvider` apart. */
	name: string;
	label: string;
	/** null: empty. */
	value: ReactNode;
	empty?: string;
	editable?: boolean;
	/** The `InlineEditor`; says at its end whether it has saved. */
	editor: (onClose: (saved: boolean) => void) => ReactNode;
	/** Behind the pencil. */
	aside?: ReactNode;
}

/** One value with its name; the pencil shows on hover and focus and opens the input in place. */
export function EditableRow({ name, label, value, empty, editable = true, editor, aside }: EditableRowProps) {
	const { active, begin, end } = useEditing();
	const [isSaved, showSaved] = useForAWhile(SAVED_MS);
	const pencil = useRef<HTMLButtonElement>(null);
	const returns = useRef(false);
	const close = (saved: boolean) => {
		end();
		if (saved) showSaved();
		returns.current = true;
	};
	// Once the pencil is drawn again, however long that takes.
	useEffect(() => {
		if (!returns.current || active === name) return;
		returns.current = false;
		pencil.current?.focus();
	});
	if (active === name)
		return (
			<div className={cx(css.row, css.active)}>
				<dt className={css.label}>{label}</dt>
				<dd>{editor(close)}</dd>
			</div>
		);
	return (
		<ValueRow label={label} value={value} empty={empty}>
			{(isSaved || editable || aside) && (
				<>
					{isSaved && (
						<Inline gap={4} variant="success" role="status">
							<Icon of={IconCheck} size={14} /> {FELD.feldGespeichert}
						</Inline>
					)}
					{editable && (
						<TextButton
							ref={pencil}
							className={css.pencil}
							aria-label={FELD.feldBearbeiten(label)}
							onClick={() => begin(name)}
						>
							<Icon of={IconPencil} size={14} /> {!isSaved && FELD.bearbeiten}
						</TextButton>
					)}
					{aside}
				</>
			)}
		</ValueRow>
	);
}

/** True for a while after the call. */
function useForAWhile(ms: number): [boolean, () => void] {
	const [since, setSince] = useState<number | null>(null);
	useEffect(() => {
		if (since === null) return;
		const timer = setTimeout(() => setSince(null), ms);
		return () => clearTimeout(timer);
	}, [since, ms]);
	return [since !== null, () => setSince(Date.now())];
}

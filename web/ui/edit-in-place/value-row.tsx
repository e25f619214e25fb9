import type { ReactNode } from 'react';
import { UI } from '../../texte/ui.ts';
import { cx } from '../cx.ts';
import css from './edit-in-place.module.css';

interface ValueRowProps {
	label: string;
	/** null: empty. */
	value: ReactNode;
	/** The word for it where `leer` says too little. */
	empty?: string;
	/** At the right end; a link under the value, so that a long one keeps its room. */
	children?: ReactNode;
}

/** A value with its name, within a `dl`. */
export function ValueRow({ label, value, empty = UI.leer, children }: ValueRowProps) {
	return (
		<div className={css.row}>
			<dt className={css.label}>{label}</dt>
			<dd className={cx(css.value, value === null && css.empty)}>{value ?? empty}</dd>
			{children && <dd className={css.action}>{children}</dd>}
		</div>
	);
}

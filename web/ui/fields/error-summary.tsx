import { Text } from '@mantine/core';
import { IconExclamationCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { UI } from '../../texte/ui.ts';
import { Icon } from '../icon.tsx';
import css from './error-summary.module.css';

export interface FieldError {
	/** Id of the input the link leads to; without it the entry is plain text. */
	id?: string;
	/** The field's label, or the whole sentence where no single field is to blame. */
	label: string;
}

/**
 * Stands on top of a form after a refused save and takes the focus when something new is wrong, never while one types:
 * what has been put right only leaves it. Each entry leads to its field.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
	const box = useRef<HTMLDivElement>(null);
	const told = useRef<ReadonlySet<string>>(new Set());
	useEffect(() => {
		const now = errors.map(({ id = '', label }) => `${id} ${label}`);
		if (now.some((one) => !told.current.has(one))) box.current?.focus();
		told.current = new Set(now);
	});
	if (errors.length === 0) return null;
	return (
		<div ref={box} className={css.summary} role="alert" tabIndex={-1}>
			<Icon of={IconExclamationCircle} size={18} />
			<div>
				<Text fw={600}>{errors.length === 1 ? UI.pruefenEine : UI.pruefenMehrere(errors.length)}</Text>
				<ul>
					{errors.map((error) => (
						<li key={error.id ?? error.label}>
							{error.id ? (
								<a className={css.link} href={`#${error.id}`} onClick={(event) => focusField(event, error.id)}>
									{error.label}
								</a>
							) : (
								error.label
							)}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

const ENTRY = 'input, textarea, select, button, [tabindex], [contenteditable]';

function focusField(event: React.MouseEvent, id: string | undefined) {
	event.preventDefault();
	const named = id ? document.getElementById(id) : null;
	// Of several choices the name is their frame's.
	const field = named?.matches(ENTRY) ? named : (named?.querySelector<HTMLElement>(ENTRY) ?? named);
	field?.focus();
	field?.scrollIntoView({ block: 'center' });
}

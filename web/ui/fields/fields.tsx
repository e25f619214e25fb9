import {
	Box,
	type BoxProps,
	Checkbox,
	type CheckboxProps,
	type PolymorphicComponentProps,
	Stack,
	type StackProps,
	Text,
	Textarea,
	type TextareaProps,
	TextInput,
	type TextInputProps,
} from '@mantine/core';
import type { CSSProperties, KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { UI } from '../../texte/ui.ts';
import { Span } from '../span.ts';
import { takesEscape } from '../takes-escape.ts';
import css from './fields.module.css';
import { refuseUnread, tooLong, tooLongMark } from './unread.ts';

/*
 * Fields: label above, help under the label, error under the field, a star when required.
 * What weighs more stands beside: password-field, number-field, select-fields, option-fields.
 * A browser would cut what is too long off without a word: `maxLength` is told, and holds forms up.
 * They take the props of Mantine's inputs, so `form.getInputProps('feld')` fits; sizes: sm 32, md 40, lg 44.
 */

interface FormProps extends PolymorphicComponentProps<'form', BoxProps>, Pick<StackProps, 'gap'> {
	/** Esc, where nothing open takes it; left out once something is entered that would be lost. */
	onCancel?: (() => void) | undefined;
	/** The server refuses what is too long, and with it says all else that is wrong: nobody learns it in two rounds. */
	sendsTooLong?: boolean;
}

/**
 * Errors show in our words and places, never in the browser's bubbles; nothing is sent beside what can't be read. With a
 * gap its parts stand below each other.
 */
export function Form({ gap, children, onSubmit, onCancel, sendsTooLong, ...props }: FormProps) {
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		if (refuseUnread(event.currentTarget, sendsTooLong)) event.preventDefault();
		else onSubmit?.(event);
	};
	return (
		<Box
			component="form"
			noValidate
			{...(onCancel && {
				onKeyDown: (event: KeyboardEvent) => {
					if (event.key === 'Escape' && !takesEscape(event.target as HTMLElement)) onCancel();
				},
			})}
			{...props}
			onSubmit={submit}
		>
			{gap === undefined ? children : <Stack gap={gap}>{children}</Stack>}
		</Box>
	);
}

export function TextField({ maxLength, error, ...props }: TextInputProps) {
	const reason = tooLong(props.value, maxLength);
	return <TextInput {...props} {...tooLongMark(reason !== null)} error={reason ?? error} />;
}

export function TextAreaField({ maxLength, error, ...props }: TextareaProps) {
	const reason = tooLong(props.value, maxLength);
	return (
		<Textarea autosize minRows={3} maxRows={12} {...props} {...tooLongMark(reason !== null)} error={reason ?? error} />
	);
}

/** Without a star of its own in Mantine; the box itself tells screen readers that it is required. */
export function CheckboxField({ label, ...props }: CheckboxProps) {
	return (
		<Checkbox classNames={{ description: css.optionText }} {...props} label={props.required ? starred(label) : label} />
	);
}

const starred = (label: ReactNode) => (
	<>
		{label}
		<Span variant="error" aria-hidden="true">
			{' *'}
		</Span>
	</>
);

interface ReadOnlyFieldProps {
	label: string;
	children: ReactNode;
	/** Who may change it: `Ändert nur der Träger.` */
	hint?: string;
}

/** Read-only is plain text plus who may change it, never a grey field. */
export function ReadOnlyField({ label, children, hint }: ReadOnlyFieldProps) {
	return (
		<dl>
			<Text component="dt" variant="label" mb={4}>
				{label}
			</Text>
			<dd>{children}</dd>
			{hint && (
				<Text component="dd" variant="hint" mt={4}>
					{hint}
				</Text>
			)}
		</dl>
	);
}

/** What the star means; stands once above a form. */
export function RequiredHint() {
	const [before, after] = UI.pflichtHinweis;
	return (
		<Text variant="hint">
			{before}{' '}
			<Span variant="error" fw={650}>
				*
			</Span>{' '}
			{after}
		</Text>
	);
}

/** Fields in a row; each takes the share given as `columns` (CSS grid tracks). */
export function FieldRow({ columns, children }: { columns: string; children: ReactNode }) {
	return (
		<div className={css.row} style={{ '--columns': columns } as CSSProperties}>
			{children}
		</div>
	);
}

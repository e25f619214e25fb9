import {
	Checkbox,
	type CheckboxGroupProps,
	type CheckboxProps,
	MultiSelect,
	type MultiSelectProps,
	NumberInput,
	type NumberInputProps,
	PasswordInput,
	type PasswordInputProps,
	Radio,
	type RadioGroupProps,
	Select,
	type SelectProps,
	Switch,
	type SwitchProps,
	TagsInput,
	type TagsInputProps,
	Textarea,
	type TextareaProps,
	TextInput,
	type TextInputProps,
} from '@mantine/core';
import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useState } from 'react';
import { UI } from '../texte/ui.ts';
import css from './fields.module.css';
import { Icon } from './icon.tsx';

/*
 * Fields: label above, help under the label, error under the field, a star when required.
 * They take the props of Mantine's inputs, so `form.getInputProps('feld')` fits; sizes: sm 32, md 40, lg 44.
 */

/** Errors show in our words and places, never in the browser's bubbles. */
export function Form(props: ComponentPropsWithRef<'form'>) {
	return <form noValidate {...props} />;
}

export function TextField(props: TextInputProps) {
	return <TextInput {...props} />;
}

export function TextAreaField(props: TextareaProps) {
	return <Textarea autosize minRows={3} maxRows={12} {...props} />;
}

export function PasswordField(props: PasswordInputProps) {
	return (
		<PasswordInput
			visibilityToggleFocusable
			visibilityToggleIcon={({ reveal }) => <Icon of={reveal ? IconEyeOff : IconEye} size={18} />}
			visibilityToggleButtonProps={{ 'aria-label': UI.kennwortZeigen, className: css.eye }}
			{...props}
		/>
	);
}

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
	value?: number | null;
	onChange?: (value: number | null) => void;
	/** Set behind the number: `h`, `€`, `Tage`. */
	unit?: string;
}

/** Decimal comma in and out, a point is accepted; empty is null. */
export function NumberField({ value = null, onChange, unit, decimalScale = 0, ...rest }: NumberFieldProps) {
	// `455,` and `455,50` are 455 and 455.5, but would lose what was typed if they were shown as those.
	const [typed, setTyped] = useState('');
	return (
		<NumberInput
			decimalSeparator=","
			allowedDecimalSeparators={[',', '.']}
			decimalScale={decimalScale}
			hideControls
			clampBehavior="none"
			inputMode={decimalScale > 0 ? 'decimal' : 'numeric'}
			classNames={{ input: css.number }}
			{...rest}
			value={toNumber(typed) === value ? typed : (value ?? '')}
			onChange={(next) => {
				setTyped(String(next));
				onChange?.(toNumber(String(next)));
			}}
			rightSection={unit && <span className={css.unit}>{unit}</span>}
			rightSectionWidth={unit ? 16 + unit.length * 8 : undefined}
		/>
	);
}

/** Of what the input hands out: with a point, maybe unfinished. */
function toNumber(text: string): number | null {
	const number = Number.parseFloat(text);
	return Number.isNaN(number) ? null : number;
}

export function SelectField(props: SelectProps) {
	return (
		<Select
			placeholder={UI.bitteWaehlen}
			allowDeselect={!props.required}
			nothingFoundMessage={props.searchable ? UI.keineAuswahl : undefined}
			rightSection={<Icon of={IconChevronDown} />}
			{...props}
		/>
	);
}

/** Several of a list; what is chosen stands in the field. */
export function MultiSelectField({ value = [], ...rest }: MultiSelectProps) {
	return (
		<MultiSelect
			searchable
			clearable
			hidePickedOptions
			classNames={{ inputField: css.pills }}
			nothingFoundMessage={UI.keineAuswahl}
			placeholder={value.length ? undefined : UI.bitteWaehlen}
			value={value}
			{...rest}
		/>
	);
}

/** Words of one's own, some of them offered; each is ended by the return key or a comma. */
export function TagsField(props: TagsInputProps) {
	return <TagsInput classNames={{ inputField: css.pills }} splitChars={[',']} {...props} />;
}

export function CheckboxField(props: CheckboxProps) {
	return <Checkbox classNames={{ description: css.optionText }} {...props} />;
}

interface CheckboxGroupFieldProps<V extends string> extends Omit<CheckboxGroupProps<V>, 'children'> {
	options: readonly { value: V; label: string; description?: string }[];
}

/** Several of a few, each with a line of explanation. */
export function CheckboxGroupField<V extends string>({ options, ...rest }: CheckboxGroupFieldProps<V>) {
	return (
		<Checkbox.Group {...rest}>
			<div className={css.options}>
				{options.map((option) => (
					<Checkbox key={option.value} classNames={{ description: css.optionText }} {...option} />
				))}
			</div>
		</Checkbox.Group>
	);
}

interface RadioFieldProps extends Omit<RadioGroupProps, 'children'> {
	options: readonly { value: string; label: string; description?: string }[];
}

export function RadioField({ options, ...rest }: RadioFieldProps) {
	return (
		<Radio.Group {...rest}>
			<div className={css.options}>
				{options.map((option) => (
					<Radio key={option.value} classNames={{ description: css.optionText }} {...option} />
				))}
			</div>
		</Radio.Group>
	);
}

/** Only for what acts at once or on save of the same bar; otherwise a checkbox. */
export function SwitchField(props: SwitchProps) {
	return <Switch withThumbIndicator={false} classNames={{ description: css.optionText }} {...props} />;
}

interface ReadOnlyFieldProps {
	label: string;
	children: ReactNode;
	/** Who may change it: `Ändert nur der Träger.` */
	hint?: string;
}

/** Read-only is plain text plus who may change it, never a grey field. */
export function ReadOnlyField({ label, children, hint }: ReadOnlyFieldProps) {
	return (
		<dl className={css.readOnly}>
			<dt className={css.readOnlyLabel}>{label}</dt>
			<dd>{children}</dd>
			{hint && <dd className={css.hint}>{hint}</dd>}
		</dl>
	);
}

/** What the star means; stands once above a form. */
export function RequiredHint() {
	const [before, after] = UI.pflichtHinweis;
	return (
		<p className={css.hint}>
			{before} <span className={css.star}>*</span> {after}
		</p>
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

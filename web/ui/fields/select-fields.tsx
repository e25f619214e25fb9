import {
	type ComboboxItem,
	getOptionsLockup,
	getParsedComboboxData,
	MultiSelect,
	type MultiSelectProps,
	Select,
	type SelectProps,
	TagsInput,
	type TagsInputProps,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, useState } from 'react';
import { EINGABE } from '../../texte/eingabe.ts';
import { UI } from '../../texte/ui.ts';
import { Icon } from '../icon.tsx';
import css from './fields.module.css';

/** What is offered is still being fetched: nothing is said of it yet. */
interface Pending {
	pending?: boolean;
}

/** With `searchable`, a whole name typed counts as chosen when the field is left; what isn't offered is told of. */
export function SelectField(field: SelectProps & Pending) {
	const { pending = false, onChange, onOptionSubmit, onBlur, error, ...props } = field;
	const typed = useTyped({ data: props.data, pending }, (option) => {
		if (option.value !== props.value) onChange?.(option.value, option);
	});
	return (
		<Select
			placeholder={UI.bitteWaehlen}
			allowDeselect={!props.required}
			nothingFoundMessage={props.searchable ? UI.keineAuswahl : undefined}
			rightSection={<Icon of={IconChevronDown} />}
			{...props}
			{...(pending && { nothingFoundMessage: undefined })}
			error={typed.error ?? error}
			onInput={typed.onInput}
			onOptionSubmit={(option) => {
				typed.forget();
				onOptionSubmit?.(option);
			}}
			onChange={(value, option) => {
				typed.forget();
				onChange?.(value, option);
			}}
			onBlur={(event) => {
				typed.onBlur(event);
				onBlur?.(event);
			}}
		/>
	);
}

/** Several of a list; what is chosen stands in the field, and what is typed counts as in a `SelectField`. */
export function MultiSelectField(props: MultiSelectProps & Pending) {
	const { value = [], pending = false, onChange, onOptionSubmit, onBlur, error, ...rest } = props;
	const typed = useTyped({ data: rest.data, pending }, (option) => {
		if (!value.includes(option.value)) onChange?.([...value, option.value]);
	});
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
			{...(pending && { nothingFoundMessage: undefined })}
			error={typed.error ?? error}
			onInput={typed.onInput}
			onOptionSubmit={(option) => {
				typed.forget();
				onOptionSubmit?.(option);
			}}
			onChange={(values) => {
				typed.forget();
				onChange?.(values);
			}}
			onBlur={(event) => {
				typed.onBlur(event);
				onBlur?.(event);
			}}
		/>
	);
}

/** The field empties what was typed when it is left. */
function useTyped({ data, pending }: Pick<SelectProps, 'data'> & Pending, choose: (option: ComboboxItem) => void) {
	const [isTyping, setIsTyping] = useState(false);
	const [missing, setMissing] = useState<string | null>(null);
	const forget = () => {
		setIsTyping(false);
		setMissing(null);
	};
	return {
		error: missing && EINGABE.nichtZurAuswahl(missing),
		forget,
		onInput: () => {
			setIsTyping(true);
			setMissing(null);
		},
		onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
			const text = currentTarget.value.trim();
			if (!isTyping || !text) return;
			setIsTyping(false);
			const options = Object.values(getOptionsLockup(getParsedComboboxData(data)));
			const option = options.find(({ label }) => DEUTSCH.compare(label, text) === 0);
			if (option) choose({ ...option, value: String(option.value) });
			else if (!pending) setMissing(text);
		},
	};
}

/** Whatever the case is. */
const DEUTSCH = new Intl.Collator('de', { sensitivity: 'accent' });

/** Words of one's own, some of them offered; each is ended by the return key or a comma. */
export function TagsField(props: TagsInputProps) {
	return <TagsInput classNames={{ inputField: css.pills }} splitChars={[',']} {...props} />;
}

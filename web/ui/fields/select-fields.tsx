import {
	MultiSelect,
	type MultiSelectProps,
	Select,
	type SelectProps,
	TagsInput,
	type TagsInputProps,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { UI } from '../../texte/ui.ts';
import { Icon } from '../icon.tsx';
import css from './fields.module.css';

/** What is offered is still being fetched: nothing is said of it yet. */
interface Pending {
	pending?: boolean;
}

export function SelectField({ pending = false, ...props }: SelectProps & Pending) {
	return (
		<Select
			placeholder={UI.bitteWaehlen}
			allowDeselect={!props.required}
			nothingFoundMessage={props.searchable ? UI.keineAuswahl : undefined}
			rightSection={<Icon of={IconChevronDown} />}
			{...props}
			{...(pending && { nothingFoundMessage: undefined })}
		/>
	);
}

/** Several of a list; what is chosen stands in the field. */
export function MultiSelectField({ value = [], pending = false, ...rest }: MultiSelectProps & Pending) {
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
		/>
	);
}

/** Words of one's own, some of them offered; each is ended by the return key or a comma. */
export function TagsField(props: TagsInputProps) {
	return <TagsInput classNames={{ inputField: css.pills }} splitChars={[',']} {...props} />;
}

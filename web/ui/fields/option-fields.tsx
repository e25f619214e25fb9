import {
	Checkbox,
	type CheckboxGroupProps,
	Radio,
	type RadioGroupProps,
	Stack,
	Switch,
	type SwitchProps,
} from '@mantine/core';
import css from './fields.module.css';

interface CheckboxGroupFieldProps<V extends string> extends Omit<CheckboxGroupProps<V>, 'children'> {
	options: readonly { value: V; label: string; description?: string }[];
}

/** Several of a few, each with a line of explanation. */
export function CheckboxGroupField<V extends string>({ options, ...rest }: CheckboxGroupFieldProps<V>) {
	return (
		<Checkbox.Group {...rest}>
			<Stack gap={8}>
				{options.map((option) => (
					<Checkbox key={option.value} classNames={{ description: css.optionText }} {...option} />
				))}
			</Stack>
		</Checkbox.Group>
	);
}

interface RadioFieldProps extends Omit<RadioGroupProps, 'children'> {
	options: readonly { value: string; label: string; description?: string }[];
}

export function RadioField({ options, ...rest }: RadioFieldProps) {
	return (
		<Radio.Group {...rest}>
			<Stack gap={8}>
				{options.map((option) => (
					<Radio key={option.value} classNames={{ description: css.optionText }} {...option} />
				))}
			</Stack>
		</Radio.Group>
	);
}

/** Only for what acts at once or on save of the same bar; otherwise a checkbox. */
export function SwitchField(props: SwitchProps) {
	return <Switch withThumbIndicator={false} classNames={{ description: css.optionText }} {...props} />;
}

import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { EINGABE } from '../../texte/eingabe.ts';
import { Span } from '../span.ts';
import css from './fields.module.css';
import { parseNumber } from './parse-number.ts';
import { useUnread } from './unread.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max'> {
	value?: number | null;
	/** Null: empty, or what was typed is no such number. */
	onChange?: (value: number | null) => void;
	/** Set behind the number: `h`, `€`, `Tage`. */
	unit?: string;
	/** Places behind the comma. */
	decimalScale?: number;
	min?: number;
	max?: number;
	/** No room for words below: why something can't be read is its title. */
	isNarrow?: boolean;
}

/** Decimal comma in and out, a point is accepted; what can't be read stays and says so, empty is null. */
export function NumberField(props: NumberFieldProps) {
	const { value = null, onChange, unit, decimalScale = 0, min, max, isNarrow = false, onBlur, error, ...rest } = props;
	// As long as somebody types: `455,` and `455,50` are 455 and 455.5, but would be lost if they were shown as those.
	const [typed, setTyped] = useState<{ text: string; as: number | null; over: number | null } | null>(null);
	const whyUnread = (text: string): string | null => {
		if (text.trim() === '') return null;
		const number = parseNumber(text, decimalScale, unit);
		if (number === null) return decimalScale === 0 ? EINGABE.ganzeZahl : EINGABE.zahl(decimalScale);
		if (min !== undefined && number < min) return EINGABE.zahlAb(min);
		return max !== undefined && number > max ? EINGABE.zahlBis(max) : null;
	};
	const { isUnread, error: reason, onInput, onBlur: leave, onInvalid } = useUnread(value, whyUnread);
	const isTyped = typed && (value === typed.as || value === typed.over);
	return (
		<TextInput
			inputMode={decimalScale > 0 ? 'decimal' : 'numeric'}
			autoComplete="off"
			classNames={{ input: css.number }}
			rightSection={unit && <Span variant="muted">{unit}</Span>}
			rightSectionWidth={unit ? 16 + unit.length * 8 : undefined}
			{...rest}
			error={(isNarrow && reason !== null) || (reason ?? error)}
			{...(isNarrow && reason && { title: reason })}
			{...{ onInput, onInvalid }}
			value={isTyped ? typed.text : germanNumber(value)}
			onChange={({ currentTarget: { value: text } }) => {
				const as = whyUnread(text) === null ? parseNumber(text, decimalScale, unit) : null;
				setTyped({ text, as, over: value });
				onChange?.(as);
			}}
			onBlur={(event) => {
				onBlur?.(event);
				leave();
				if (!isUnread) setTyped(null);
			}}
		/>
	);
}

const germanNumber = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { formatBetrag } from '#domain/format/zahl.ts';
import { EINGABE } from '../../texte/eingabe.ts';
import { Span } from '../span.ts';
import css from './fields.module.css';
import { parseNumber } from './parse-number.ts';
import { unreadMark, useUnread } from './unread.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max'> {
	value?: number | null;
	/** Null: empty. */
	onChange?: (value: number | null) => void;
	/** Set behind the number: `h`, `€`, `Tage`. */
	unit?: string;
	/** Places behind the comma. */
	decimalScale?: number;
	min?: number;
	max?: number;
	/** Of the input alone: what is told below it takes the room it needs. */
	inputWidth?: number;
	/** Why what was typed can't be read, told with each key by somebody who has the room for it; null: it can again. */
	onUnread?: (reason: string | null) => void;
}

/** Decimal comma in and out, a point is accepted, arrows count; what can't be read stays, says so, and changes nothing; empty is null. */
export function NumberField(props: NumberFieldProps) {
	const {
		value = null,
		onChange,
		unit,
		decimalScale = 0,
		min,
		max,
		inputWidth,
		onUnread,
		onBlur,
		onKeyDown,
		error,
		...rest
	} = props;
	// As long as somebody types: `455,` and `455,50` are 455 and 455.5, but would be lost if they were shown as those.
	const [typed, setTyped] = useState<string | null>(null);
	const whyUnread = (text: string): string | null => {
		if (text.trim() === '') return null;
		const number = parseNumber(text, decimalScale, unit);
		if (number === null) return decimalScale === 0 ? EINGABE.ganzeZahl : EINGABE.zahl(decimalScale);
		if (min !== undefined && number < min) return EINGABE.zahlAb(min);
		return max !== undefined && number > max ? EINGABE.zahlBis(max) : null;
	};
	const { isTyping, isUnread, error: reason, take, onInput, onBlur: leave, onInvalid } = useUnread(value, whyUnread);
	const set = (number: number | null) => {
		take(number);
		onUnread?.(null);
		onChange?.(number);
	};
	return (
		<TextInput
			inputMode={decimalScale > 0 ? 'decimal' : 'numeric'}
			autoComplete="off"
			classNames={{ input: css.number }}
			rightSection={unit && <Span variant="muted">{unit}</Span>}
			rightSectionWidth={unit ? 16 + unit.length * 8 : undefined}
			{...rest}
			error={(onUnread && isUnread) || (reason ?? error)}
			{...(inputWidth !== undefined && { styles: { input: { width: inputWidth } } })}
			{...{ onInput, onInvalid, ...unreadMark(isUnread) }}
			value={isTyping && typed !== null ? typed : shown(value, unit, decimalScale)}
			onChange={({ currentTarget: { value: text } }) => {
				setTyped(text);
				const why = whyUnread(text);
				if (why !== null) return onUnread?.(why);
				set(parseNumber(text, decimalScale, unit));
			}}
			onKeyDown={(event) => {
				onKeyDown?.(event);
				const step = STEPS[event.key];
				if (!step || rest.readOnly) return;
				event.preventDefault();
				setTyped(null);
				const least = min ?? Math.min(0, value ?? 0);
				set(Math.min(Math.max((value ?? 0) + step, least), max ?? Number.POSITIVE_INFINITY));
			}}
			onBlur={(event) => {
				onBlur?.(event);
				leave();
				if (!isUnread) setTyped(null);
			}}
		/>
	);
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Money stands as everywhere, with its cents; other numbers as short as they are. */
function shown(value: number | null, unit: string | undefined, decimalScale: number): string {
	if (value === null) return '';
	if (unit === '€' && decimalScale === 2) return formatBetrag(Math.round(value * 100));
	return String(value).replace('.', ',');
}

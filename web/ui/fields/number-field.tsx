import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { Span } from '../span.ts';
import css from './fields.module.css';

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
			rightSection={unit && <Span variant="muted">{unit}</Span>}
			rightSectionWidth={unit ? 16 + unit.length * 8 : undefined}
		/>
	);
}

/** Of what the input hands out: with a point, maybe unfinished. */
function toNumber(text: string): number | null {
	const number = Number.parseFloat(text);
	return Number.isNaN(number) ? null : number;
}

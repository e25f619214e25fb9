import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { liesDienstwoche, schreibeDienstwoche, summe, WOCHENTAGE } from '#domain/felder/dienstwoche.ts';
import { formatStunden } from '#domain/format/zahl.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import css from './dienstwoche.module.css';

interface DienstwocheEingabeProps {
	value?: unknown;
	onChange?: (wert: string | null) => void;
	label: string;
	description?: ReactNode;
	error?: ReactNode;
	required?: boolean;
	id?: string;
	'data-autofocus'?: boolean | undefined;
}

/** Hours of each day of the service week; a day left empty is free. */
export function DienstwocheEingabe({ value, onChange, label, description, error, ...rest }: DienstwocheEingabeProps) {
	const eigene = useId();
	const id = rest.id ?? eigene;
	const woche = (typeof value === 'string' && liesDienstwoche(value)) || new Map();
	const setze = (tag: (typeof WOCHENTAGE)[number], stunden: number | null) => {
		const neu = new Map(woche).set(tag, Math.round((stunden ?? 0) * 10));
		onChange?.(schreibeDienstwoche(neu) || null);
	};
	const stand = woche.size > 0 && VERTRAG.dienstwocheErgibt(formatStunden(summe(woche)), woche.size);
	return (
		<Input.Wrapper
			label={label}
			labelElement="div"
			labelProps={{ id: `${id}-label` }}
			description={description ?? (stand || VERTRAG.dienstwocheHilfe)}
			error={error}
			required={rest.required ?? false}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
		>
			<fieldset className={css.tage} aria-labelledby={`${id}-label`}>
				{WOCHENTAGE.map((tag, nr) => (
					<NumberField
						key={tag}
						{...(nr === 0 && { id, 'data-autofocus': rest['data-autofocus'] })}
						label={tag}
						decimalScale={1}
						value={woche.has(tag) ? (woche.get(tag) ?? 0) / 10 : null}
						onChange={(stunden) => setze(tag, stunden)}
					/>
				))}
			</fieldset>
		</Input.Wrapper>
	);
}

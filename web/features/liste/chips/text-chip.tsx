import { useState } from 'react';
import { LISTE } from '../../../texte/listen/listen.ts';
import { TextField } from '../../../ui/fields/fields.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { useTypingPause } from '../../../ui/table/typing-pause.ts';
import type { ChipProps } from './chip.ts';

const PAUSE_MS = 400;

/** Part of a text. */
export function TextChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	const wert = typeof bedingung?.wert === 'string' ? bedingung.wert : '';
	return (
		<FilterChip name={titel} value={wert || undefined} onRemove={() => onChange(null)} defaultOpened={defaultOpened}>
			{() => <Textfeld wert={wert} onChange={(neu) => onChange(neu ? { feld, op: 'enthaelt', wert: neu } : null)} />}
		</FilterChip>
	);
}

/** Tells what was typed after a pause. */
export function Textfeld({ wert, onChange }: { wert: string; onChange: (wert: string) => void }) {
	const [getippt, setGetippt] = useState(wert);
	const { tell: melde, onBlur } = useTypingPause(onChange, PAUSE_MS);
	return (
		<TextField
			label={LISTE.enthaelt}
			value={getippt}
			onBlur={onBlur}
			onChange={(event) => {
				setGetippt(event.currentTarget.value);
				melde(event.currentTarget.value.trim());
			}}
		/>
	);
}

import { useState } from 'react';
import { LISTE } from '../../../texte/listen/listen.ts';
import { TextField } from '../../../ui/fields/fields.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { useTypingPause } from '../../../ui/table/typing-pause.ts';
import type { Bedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';

const PAUSE_MS = 400;
const STELLEN = 5;

/** All postcodes that begin with these digits: `35` is the range 35–35999. */
export function PlzChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	const wert = anfang(bedingung);
	return (
		<FilterChip
			name={titel}
			value={wert ? LISTE.beginntMit(wert) : undefined}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			{() => (
				<Feld
					wert={wert}
					onChange={(neu) => onChange(neu ? { feld, op: 'zwischen', wert: [neu, neu.padEnd(STELLEN, '9')] } : null)}
				/>
			)}
		</FilterChip>
	);
}

function anfang(bedingung: Bedingung | undefined): string {
	const von = Array.isArray(bedingung?.wert) ? bedingung.wert[0] : undefined;
	return typeof von === 'string' ? von : '';
}

function Feld({ wert, onChange }: { wert: string; onChange: (wert: string) => void }) {
	const [getippt, setGetippt] = useState(wert);
	const { tell: melde, onBlur } = useTypingPause(onChange, PAUSE_MS);
	return (
		<TextField
			label={LISTE.plzAnfang}
			inputMode="numeric"
			maxLength={STELLEN}
			value={getippt}
			onBlur={onBlur}
			onChange={(event) => {
				const ziffern = event.currentTarget.value.replace(/\D/g, '');
				setGetippt(ziffern);
				melde(ziffern);
			}}
		/>
	);
}

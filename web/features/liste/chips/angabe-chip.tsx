import { Stack } from '@mantine/core';
import { LISTE } from '../../../texte/listen/listen.ts';
import { RadioField } from '../../../ui/fields/option-fields.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import type { Bedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';
import { Textfeld } from './text-chip.tsx';

const OPTIONEN = [
	{ value: 'nichtLeer', label: LISTE.ausgefuellt },
	{ value: 'leer', label: LISTE.nichtAusgefuellt },
];

/** Whether something was given at all. */
export function VorhandenChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	return (
		<FilterChip
			name={titel}
			value={angabeText(bedingung)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			<Vorhanden {...{ feld, titel, bedingung, onChange }} />
		</FilterChip>
	);
}

/** Part of a text, or whether there is any. */
export function AngabeChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	return (
		<FilterChip
			name={titel}
			value={angabeText(bedingung)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			{() => (
				<Stack gap={12}>
					<Textfeld
						wert={enthaltener(bedingung)}
						onChange={(wert) => onChange(wert ? { feld, op: 'enthaelt', wert } : null)}
					/>
					<Vorhanden {...{ feld, titel, bedingung, onChange }} />
				</Stack>
			)}
		</FilterChip>
	);
}

function Vorhanden({ feld, titel, bedingung, onChange }: Omit<ChipProps, 'defaultOpened'>) {
	return (
		<RadioField
			aria-label={titel}
			options={OPTIONEN}
			value={bedingung?.op ?? null}
			onChange={(op) => onChange({ feld, op: op === 'leer' ? 'leer' : 'nichtLeer' })}
		/>
	);
}

const enthaltener = (bedingung: Bedingung | undefined): string =>
	bedingung?.op === 'enthaelt' && typeof bedingung.wert === 'string' ? bedingung.wert : '';

function angabeText(bedingung: Bedingung | undefined): string | undefined {
	if (bedingung?.op === 'leer') return LISTE.nichtAusgefuellt;
	if (bedingung?.op === 'nichtLeer') return LISTE.ausgefuellt;
	return enthaltener(bedingung) || undefined;
}

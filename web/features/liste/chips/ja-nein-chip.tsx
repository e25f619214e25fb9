import { LISTE } from '../../../texte/listen/listen.ts';
import { RadioField } from '../../../ui/fields/option-fields.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import type { ChipProps } from './chip.ts';

const OPTIONEN = [
	{ value: 'true', label: LISTE.ja },
	{ value: 'false', label: LISTE.nein },
];

export function JaNeinChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	return (
		<FilterChip
			name={titel}
			value={bedingung && (bedingung.wert === true ? LISTE.ja : LISTE.nein)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			<RadioField
				aria-label={titel}
				options={OPTIONEN}
				value={bedingung ? String(bedingung.wert) : null}
				onChange={(wert) => onChange({ feld, op: 'gleich', wert: wert === 'true' })}
			/>
		</FilterChip>
	);
}

import { LISTE } from '../../../texte/listen/listen.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/fields.tsx';
import { type Bereich, zeitraum, zeitraumbedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';

export function Zeitraumfelder({ feld, bedingung, onChange }: Pick<ChipProps, 'feld' | 'bedingung' | 'onChange'>) {
	const bereich = zeitraum(bedingung);
	const aendere = (teil: Partial<Bereich<string>>) => onChange(zeitraumbedingung(feld, { ...bereich, ...teil }));
	return (
		<FieldRow columns="136px 136px">
			<DateField
				label={LISTE.von}
				value={bereich.von}
				onChange={(von) => aendere({ von })}
				popoverProps={{ withinPortal: false }}
			/>
			<DateField
				label={LISTE.bis}
				value={bereich.bis}
				onChange={(bis) => aendere({ bis })}
				popoverProps={{ withinPortal: false }}
			/>
		</FieldRow>
	);
}

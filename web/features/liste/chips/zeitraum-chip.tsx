import { formatDatum } from '#domain/format/datum.ts';
import { LISTE } from '../../../texte/listen/listen.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldRow } from '../../../ui/fields/fields.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { type Bereich, zeitraum, zeitraumbedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';

/** Days from and to, either end open. */
export function ZeitraumChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	const bereich = zeitraum(bedingung);
	const aendere = (teil: Partial<Bereich<string>>) => onChange(zeitraumbedingung(feld, { ...bereich, ...teil }));
	return (
		<FilterChip
			name={titel}
			value={bedingung && zeitraumText(bereich)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
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
		</FilterChip>
	);
}

/** `18.08. – 19.08.2026`: the year once where both share it. */
function zeitraumText({ von, bis }: Bereich<string>): string {
	if (von === null) return bis === null ? '' : LISTE.bisWert(formatDatum(bis));
	if (bis === null) return LISTE.ab(formatDatum(von));
	if (von === bis) return formatDatum(von);
	const kurz = von.slice(0, 4) === bis.slice(0, 4) ? formatDatum(von).slice(0, 6) : formatDatum(von);
	return LISTE.zeitraum(kurz, formatDatum(bis));
}

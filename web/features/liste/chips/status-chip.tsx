import { Stack } from '@mantine/core';
import { formatStatus, formatStatusnummer, type Statuskatalog } from '#domain/status/katalog.ts';
import { LISTE } from '../../../texte/listen/listen.ts';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { zahlbedingung, zahlbereich } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';

/** From one number of a catalogue to another. */
export function StatusChip({
	feld,
	titel,
	katalog,
	bedingung,
	onChange,
	defaultOpened,
}: ChipProps & { katalog: Statuskatalog }) {
	const nummern = Object.keys(katalog.eintraege).map(Number);
	const erste = nummern[0] ?? 0;
	const letzte = nummern.at(-1) ?? 0;
	const { von, bis } = zahlbereich(bedingung);
	const waehle = (a: number, b: number) => onChange(zahlbedingung(feld, { von: Math.min(a, b), bis: Math.max(a, b) }));
	const optionen = nummern.map((nummer) => ({ value: String(nummer), label: formatStatus(katalog, nummer) }));
	const gemeinsam = {
		data: optionen,
		size: 'sm',
		allowDeselect: false,
		comboboxProps: { withinPortal: false },
	} as const;
	return (
		<FilterChip
			name={titel}
			value={bedingung && statusText(katalog, von, bis)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			<Stack gap={12}>
				<SelectField
					{...gemeinsam}
					label={LISTE.von}
					value={von === null ? null : String(von)}
					onChange={(wert) => waehle(Number(wert), bis ?? letzte)}
				/>
				<SelectField
					{...gemeinsam}
					label={LISTE.bis}
					value={bis === null ? null : String(bis)}
					onChange={(wert) => waehle(von ?? erste, Number(wert))}
				/>
			</Stack>
		</FilterChip>
	);
}

/** `2000–2800`; one alone with its label. */
function statusText(katalog: Statuskatalog, von: number | null, bis: number | null): string {
	if (von === null || bis === null) return '';
	if (von === bis && katalog.eintraege[von]) return formatStatus(katalog, von);
	return `${formatStatusnummer(katalog, von)}–${formatStatusnummer(katalog, bis)}`;
}

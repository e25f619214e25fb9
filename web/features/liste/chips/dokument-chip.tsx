import { Stack } from '@mantine/core';
import { DOKUMENTSTAENDE, dokumentImStand } from '#domain/liste/dokumentfilter.ts';
import { LISTE } from '../../../texte/listen/listen.ts';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { useVorlagen } from '../../stammlisten/vorlagen.ts';
import { auswahl, auswahlbedingung, type Bedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';
import { Wahl } from './wahl.tsx';

const STAENDE = Object.entries(DOKUMENTSTAENDE).map(([id, name]) => ({ id, name }));
/** What one looks for as a rule. */
const ZUERST = ['NOT_PROVIDED'];

/** One document, in one of several states. */
export function DokumentChip({ feld, titel, bedingung, onChange, defaultOpened }: ChipProps) {
	const vorlagen = useVorlagen();
	const { specID, staende } = gelesen(bedingung);
	const waehle = (dokument: string, welche: readonly string[]) =>
		onChange(
			auswahlbedingung(
				feld,
				welche.map((stand) => dokumentImStand(dokument, stand)),
			),
		);
	const name = vorlagen.find(({ id }) => id === specID)?.name ?? titel;
	const worte = STAENDE.filter(({ id }) => staende.includes(id)).map((stand) => stand.name);
	return (
		<FilterChip
			name={titel}
			value={bedingung && LISTE.dokumentImStand(name, worte)}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			<Stack gap={12} w={280}>
				<SelectField
					size="sm"
					label={LISTE.dokument}
					data={vorlagen.map(({ id, name }) => ({ value: id, label: name }))}
					allowDeselect={false}
					searchable
					comboboxProps={{ withinPortal: false }}
					value={specID}
					onChange={(id) => id && waehle(id, staende.length ? staende : ZUERST)}
				/>
				{specID && (
					<Wahl
						titel={LISTE.dokumentstand}
						optionen={STAENDE}
						gewaehlt={staende}
						onChange={(welche) => waehle(specID, welche)}
					/>
				)}
			</Stack>
		</FilterChip>
	);
}

/** All values name the same document. */
function gelesen(bedingung: Bedingung | undefined): { specID: string | null; staende: readonly string[] } {
	const werte = auswahl(bedingung).map((wert) => wert.split(' '));
	const specID = werte[0]?.[0] ?? null;
	return { specID, staende: werte.flatMap(([id, stand]) => (id === specID && stand ? [stand] : [])) };
}

import { Flex } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { RowOf } from '../../../client/contract.ts';
import { DIALOG } from '../../../texte/akte/akte-dialoge.ts';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import { Span } from '../../../ui/span.ts';
import { einsatzorteQuery } from '../../stammlisten/queries.ts';

export type Einsatzort = RowOf<'GET /v1/adresse'>;

interface EinsatzortAuswahlProps extends Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange' | 'data'> {
	value: Einsatzort | null;
	onChange: (ort: Einsatzort | null) => void;
	/** Already applied for. */
	ohne?: readonly string[];
}

const TIPP_PAUSE_MS = 250;

/** Finds an Einsatzort of the cycle by name or place; the server searches. */
export function EinsatzortAuswahl({ value, onChange, ohne = [], ...rest }: EinsatzortAuswahlProps) {
	const [text, setText] = useState(value?.bezeichnung ?? '');
	const [gesucht] = useDebouncedValue(text.trim(), TIPP_PAUSE_MS);
	const { data = [], isPending } = useQuery({
		...einsatzorteQuery(gesucht === value?.bezeichnung ? '' : gesucht),
		placeholderData: keepPreviousData,
	});
	const treffer = data.filter(({ id }) => !ohne.includes(id));
	const orte = value && !treffer.some(({ id }) => id === value.id) ? [value, ...treffer] : treffer;
	return (
		<SelectField
			label={DIALOG.stelle.einsatzort}
			placeholder={DIALOG.stelle.suche}
			searchable
			pending={isPending}
			clearable
			nothingFoundMessage={DIALOG.stelle.keine}
			{...rest}
			data={orte.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
			value={value?.id ?? null}
			onChange={(id) => onChange(orte.find((ort) => ort.id === id) ?? null)}
			searchValue={text}
			onSearchChange={setText}
			filter={({ options }) => options}
			renderOption={({ option }) => <Treffer ort={orte.find(({ id }) => id === option.value)} />}
		/>
	);
}

function Treffer({ ort }: { ort: Einsatzort | undefined }) {
	if (!ort) return null;
	const wo = [[ort.plz, ort.ort].filter(Boolean).join(' '), ort.einsatzstelle].filter(Boolean).join(' · ');
	return (
		<Flex component="span" gap={16} align="center" justify="space-between" flex={1}>
			<span>
				<Span display="block">{ort.bezeichnung}</Span>
				<Span variant="hint" display="block">
					{wo}
				</Span>
			</span>
			{ort.zugeteilt !== null && (
				<Span className="tabular" variant="note" flex="none">
					{DIALOG.stelle.frei(Math.max(0, ort.frei ?? 0), ort.zugeteilt)}
				</Span>
			)}
		</Flex>
	);
}

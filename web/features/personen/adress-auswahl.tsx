import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { RowOf } from '../../client/contract.ts';
import { PERSON } from '../../texte/personen.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Span } from '../../ui/span.ts';
import { adressenQuery } from './queries.ts';

export type Adresse = Pick<RowOf<'GET /v1/adresse'>, 'id' | 'typ' | 'bezeichnung' | 'einsatzstelle' | 'plz' | 'ort'>;

interface AdressAuswahlProps extends Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange' | 'data'> {
	value: Adresse | null;
	onChange: (adresse: Adresse | null) => void;
}

const TIPP_PAUSE_MS = 250;
const TEXT = PERSON.funktionen;

/** Finds an address by name or place; the server searches among those the viewer sees. */
export function AdressAuswahl({ value, onChange, ...rest }: AdressAuswahlProps) {
	const [text, setText] = useState('');
	const [gesucht] = useDebouncedValue(text.trim(), TIPP_PAUSE_MS);
	const { data = [], isPending } = useQuery({
		...adressenQuery(gesucht === value?.bezeichnung ? '' : gesucht),
		placeholderData: keepPreviousData,
	});
	const adressen: readonly Adresse[] = value && !data.some(({ id }) => id === value.id) ? [value, ...data] : data;
	return (
		<SelectField
			label={TEXT.adresse}
			placeholder={TEXT.adresseSuche}
			searchable
			pending={isPending}
			clearable
			{...rest}
			data={adressen.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
			value={value?.id ?? null}
			onChange={(id) => onChange(adressen.find((adresse) => adresse.id === id) ?? null)}
			searchValue={text}
			onSearchChange={setText}
			filter={({ options }) => options}
			renderOption={({ option }) => <Treffer adresse={adressen.find(({ id }) => id === option.value)} />}
		/>
	);
}

function Treffer({ adresse }: { adresse: Adresse | undefined }) {
	if (!adresse) return null;
	const { typ, bezeichnung, plz, ort, einsatzstelle } = adresse;
	const wo = [TEXT.art[typ], `${plz} ${ort}`.trim(), einsatzstelle].filter(Boolean).join(' · ');
	return (
		<span>
			{bezeichnung}
			<Span variant="hint" display="block">
				{wo}
			</Span>
		</span>
	);
}

import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { ZUGANG } from '../../texte/zugang/zugang.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { type Beitrittsziel, zieleQuery } from './ziele.ts';

interface AdressAuswahlProps extends Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange' | 'data'> {
	value: Beitrittsziel | null;
	onChange: (ziel: Beitrittsziel | null) => void;
}

const TIPP_PAUSE_MS = 250;

/** For whom an account is asked: a whole Einsatzstelle, or one of its Einsatzorte; the server searches. */
export function AdressAuswahl({ value, onChange, ...rest }: AdressAuswahlProps) {
	const [text, setText] = useState(value?.bezeichnung ?? '');
	const [gesucht] = useDebouncedValue(text.trim(), TIPP_PAUSE_MS);
	const { data = [], isPending } = useQuery({
		...zieleQuery(gesucht === value?.bezeichnung ? '' : gesucht),
		placeholderData: keepPreviousData,
	});
	const ziele = value && !data.some(({ id }) => id === value.id) ? [value, ...data] : data;
	const gruppe = (group: string, istStelle: boolean) => ({
		group,
		items: ziele
			.filter((z) => z.istStelle === istStelle)
			.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung })),
	});
	return (
		<SelectField
			placeholder={ZUGANG.suche}
			searchable
			pending={isPending}
			clearable
			nothingFoundMessage={ZUGANG.keine}
			// Both may bear the same name.
			description={value && (value.istStelle ? ZUGANG.einsatzstellen : ZUGANG.einsatzorte)}
			{...rest}
			data={[gruppe(ZUGANG.einsatzstellen, true), gruppe(ZUGANG.einsatzorte, false)]}
			value={value?.id ?? null}
			onChange={(id) => onChange(ziele.find((ziel) => ziel.id === id) ?? null)}
			searchValue={text}
			onSearchChange={setText}
			filter={({ options }) => options}
		/>
	);
}

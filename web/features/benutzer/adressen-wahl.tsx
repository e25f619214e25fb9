import { Flex } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ZUGANG } from '../../texte/verwaltung/benutzer.ts';
import { IconButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { stellenQuery } from '../stammlisten/queries.ts';
import css from './benutzer.module.css';
import type { Adressname } from './queries.ts';

interface AdressenWahlProps {
	id: string;
	value: readonly Adressname[];
	onChange: (adressen: Adressname[]) => void;
	required?: boolean;
	error?: ReactNode;
	/** Left out: as of an account. */
	label?: string;
	description?: string;
	nurEinsatzstellen?: boolean;
}

const PAUSE_MS = 250;

/** Einsatzstellen and single Einsatzorte of an account, searched on the server; the chosen ones below the field. */
export function AdressenWahl(props: AdressenWahlProps) {
	const { id, value, onChange, required = false, error, description, nurEinsatzstellen = false } = props;
	const { label = ZUGANG.adressen } = props;
	const [text, setText] = useState('');
	const [gesucht] = useDebouncedValue(text.trim(), PAUSE_MS);
	const { data = [], isPending } = useQuery(stellenQuery(gesucht));
	const passende = nurEinsatzstellen ? data.filter(({ typ }) => typ === 'EINSATZSTELLE') : data;
	const treffer = passende.filter((adresse) => !value.some((gewaehlt) => gewaehlt.id === adresse.id));
	const nimm = (adresseID: string | null) => {
		const adresse = treffer.find((einer) => einer.id === adresseID);
		if (!adresse || (adresse.typ !== 'EINSATZSTELLE' && adresse.typ !== 'EINSATZORT')) return;
		onChange([...value, { id: adresse.id, bezeichnung: adresse.bezeichnung, typ: adresse.typ }]);
		setText('');
	};
	return (
		<div>
			<SelectField
				id={id}
				label={label}
				description={description}
				placeholder={ZUGANG.adressenSuche}
				nothingFoundMessage={ZUGANG.adressenKeine}
				searchable
				pending={isPending}
				required={required}
				error={error}
				data={treffer.map((adresse) => ({ value: adresse.id, label: beschriftung(adresse) }))}
				value={null}
				onChange={nimm}
				searchValue={text}
				onSearchChange={setText}
				filter={({ options }) => options}
			/>
			{value.length > 0 && (
				<Flex component="ul" gap={6} wrap="wrap" mt={8} aria-label={label}>
					{value.map((adresse) => (
						<li key={adresse.id} className={css.chip}>
							{beschriftung(adresse)}
							<IconButton
								icon={IconX}
								size="sm"
								variant="bare"
								label={ZUGANG.adresseEntfernen(adresse.bezeichnung)}
								onClick={() => onChange(value.filter((andere) => andere.id !== adresse.id))}
							/>
						</li>
					))}
				</Flex>
			)}
		</div>
	);
}

/** An Einsatzort often has the name of its Einsatzstelle. */
const beschriftung = ({ bezeichnung, typ }: { readonly bezeichnung: string; readonly typ: string }): string =>
	typ === 'EINSATZORT' ? `${bezeichnung} (${ZUGANG.einsatzort})` : bezeichnung;

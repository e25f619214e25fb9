import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAILVORLAGEN } from '../../texte/verwaltung/mailvorlagen.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { sucheQuery } from '../suche/queries.ts';

/** A volunteer a mail is tried out with. */
export interface Probeperson {
	readonly id: string;
	readonly name: string;
	/** What tells apart who is called alike. */
	readonly zusatz: string;
}

interface ProbeWahlProps {
	/** null: one who doesn't exist. */
	value: Probeperson | null;
	onChange: (person: Probeperson | null) => void;
	/** Default: those of a mail. */
	worte?: { readonly label: string; readonly hilfe: string };
}

const PAUSE_MS = 250;
const MINDESTENS = 2;
const MAILWORTE = { label: MAILVORLAGEN.probe, hilfe: MAILVORLAGEN.probeHilfe };

/** Whose data preview and test mail show: examples, or a volunteer the server finds while one types. */
export function ProbeWahl({ value, onChange, worte = MAILWORTE }: ProbeWahlProps) {
	const [text, setText] = useState(value?.name ?? '');
	const [gesucht] = useDebouncedValue(text.trim(), PAUSE_MS);
	const fragt = gesucht.length >= MINDESTENS && gesucht !== value?.name;
	const { data, isLoading } = useQuery({ ...sucheQuery(gesucht), enabled: fragt });
	const treffer = (fragt && data ? data.data : [])
		.filter(({ typ }) => typ === 'FREIWILLIGER')
		.map(({ id, titel, untertitel }): Probeperson => ({ id, name: titel, zusatz: untertitel }));
	const istTreffer = (gesuchte: string) => treffer.some(({ id }) => id === gesuchte);
	const personen = value && !istTreffer(value.id) ? [value, ...treffer] : treffer;
	return (
		<SelectField
			label={worte.label}
			description={worte.hilfe}
			placeholder={MAILVORLAGEN.probeBeispiele}
			nothingFoundMessage={fragt && data ? MAILVORLAGEN.probeNiemand : MAILVORLAGEN.probeTippen}
			searchable
			pending={isLoading}
			clearable
			data={personen.map(({ id, name }) => ({ value: id, label: name }))}
			value={value?.id ?? null}
			onChange={(id) => onChange(personen.find((person) => person.id === id) ?? null)}
			searchValue={text}
			onSearchChange={setText}
			// The chosen one is known to the field, but found only where it fits.
			filter={({ options }) => (fragt ? options.filter((o) => 'value' in o && istTreffer(o.value)) : options)}
			renderOption={({ option }) => <Treffer person={personen.find(({ id }) => id === option.value)} />}
		/>
	);
}

const Treffer = ({ person }: { person: Probeperson | undefined }) => (
	<span>
		{person?.name}
		{person?.zusatz && ` · ${person.zusatz}`}
	</span>
);

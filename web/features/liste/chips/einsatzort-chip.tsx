import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LISTE } from '../../../texte/listen/listen.ts';
import { FilterChip } from '../../../ui/table/filter-bar.tsx';
import { adresseQuery, einsatzorteQuery } from '../../stammlisten/queries.ts';
import { auswahl, auswahlbedingung } from '../bedingung.ts';
import type { ChipProps } from './chip.ts';
import { Wahl } from './wahl.tsx';

const PAUSE_MS = 250;

/** What finds places by name or town. */
type Ortsuche = typeof einsatzorteQuery;

/** Some of many places: searched on the server, the chosen ones on top. */
export function EinsatzortChip({
	feld,
	titel,
	bedingung,
	onChange,
	defaultOpened,
	query = einsatzorteQuery,
}: ChipProps & { query?: Ortsuche }) {
	const gewaehlt = auswahl(bedingung);
	const adressen = useQueries({ queries: gewaehlt.map(adresseQuery) });
	const namen = adressen.flatMap(({ data }) => (data ? [{ id: data.id, name: data.bezeichnung }] : []));
	return (
		<FilterChip
			name={titel}
			value={bedingung && (namen[0]?.name ?? LISTE.ausgewaehlt(gewaehlt.length))}
			more={namen.length ? gewaehlt.length - 1 : 0}
			onRemove={() => onChange(null)}
			defaultOpened={defaultOpened}
		>
			{() => (
				<Suche
					titel={titel}
					gewaehlt={gewaehlt}
					namen={namen}
					query={query}
					onChange={(ids) => onChange(auswahlbedingung(feld, ids))}
				/>
			)}
		</FilterChip>
	);
}

interface SucheProps {
	titel: string;
	gewaehlt: readonly string[];
	namen: readonly { id: string; name: string }[];
	query: Ortsuche;
	onChange: (ids: readonly string[]) => void;
}

function Suche({ titel, gewaehlt, namen, query, onChange }: SucheProps) {
	const [text, setText] = useState('');
	const [gesucht] = useDebouncedValue(text.trim(), PAUSE_MS);
	const { data } = useQuery(query(gesucht));
	const treffer = data?.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }));
	const optionen = treffer && [...namen, ...treffer.filter(({ id }) => !gewaehlt.includes(id))];
	return (
		<Wahl
			titel={titel}
			optionen={optionen}
			gewaehlt={gewaehlt}
			onChange={onChange}
			suche={{ text, onChange: setText, platzhalter: LISTE.ortSuchen }}
		/>
	);
}

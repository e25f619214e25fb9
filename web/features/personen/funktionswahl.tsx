import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PERSON } from '../../texte/personen.ts';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import css from './personen.module.css';
import { funktionenQuery } from './queries.ts';

interface FunktionswahlProps {
	id: string;
	gewaehlt: readonly string[];
	onChange: (funktionen: readonly string[]) => void;
	error: ReactNode;
	/** Held there already. */
	ohne?: readonly string[];
}

/** What somebody is at one address: boxes to tick. */
export function Funktionswahl({ id, gewaehlt, onChange, error, ohne = [] }: FunktionswahlProps) {
	const { data: liste = [] } = useQuery(funktionenQuery);
	const schalte = (funktion: string) =>
		onChange(gewaehlt.includes(funktion) ? gewaehlt.filter((f) => f !== funktion) : [...gewaehlt, funktion]);
	return (
		<fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}fehler` : undefined}>
			<Text component="legend" variant="label" mb={6}>
				{PERSON.funktionen.funktionen}
			</Text>
			<div className={css.wahl}>
				{liste.map(({ id: funktion, bezeichnung }) => (
					<CheckboxField
						key={funktion}
						label={bezeichnung}
						disabled={ohne.includes(funktion)}
						checked={ohne.includes(funktion) || gewaehlt.includes(funktion)}
						onChange={() => schalte(funktion)}
					/>
				))}
			</div>
			{error && (
				<Text id={`${id}fehler`} variant="error" size="sm" mt={4}>
					{error}
				</Text>
			)}
		</fieldset>
	);
}

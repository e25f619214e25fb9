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
			<legend className={css.legende}>{PERSON.funktionen.funktionen}</legend>
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
				<p id={`${id}fehler`} className={css.fehler}>
					{error}
				</p>
			)}
		</fieldset>
	);
}

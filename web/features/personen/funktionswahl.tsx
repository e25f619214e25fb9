import { FUNKTION_IDS, FUNKTIONEN, type Funktion } from '#domain/person/funktionen.ts';
import { PERSON } from '../../texte/personen.ts';
import { CheckboxField } from '../../ui/fields.tsx';
import css from './personen.module.css';

interface FunktionswahlProps {
	id: string;
	gewaehlt: readonly Funktion[];
	onChange: (funktionen: readonly Funktion[]) => void;
	error: string | null;
	/** Held there already. */
	ohne?: readonly Funktion[];
}

/** What somebody is at one address: boxes to tick. */
export function Funktionswahl({ id, gewaehlt, onChange, error, ohne = [] }: FunktionswahlProps) {
	const schalte = (funktion: Funktion) =>
		onChange(gewaehlt.includes(funktion) ? gewaehlt.filter((f) => f !== funktion) : [...gewaehlt, funktion]);
	return (
		<fieldset id={id} className={css.eingabe} tabIndex={-1} aria-describedby={error ? `${id}fehler` : undefined}>
			<legend className={css.legende}>{PERSON.funktionen.funktionen}</legend>
			<div className={css.wahl}>
				{FUNKTION_IDS.map((funktion) => (
					<CheckboxField
						key={funktion}
						label={FUNKTIONEN[funktion]}
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

import { Fragment } from 'react';
import css from './seminare.module.css';

interface AngabenlisteProps {
	/** Label, value, and what stands there where there is none. */
	zeilen: readonly (readonly [label: string, wert: string | null, sonst: string])[];
}

/** What something says of itself, a line each. */
export const Angabenliste = ({ zeilen }: AngabenlisteProps) => (
	<dl className={css.angaben}>
		{zeilen.map(([label, wert, sonst]) => (
			<Fragment key={label}>
				<dt>{label}</dt>
				<dd className={wert ? undefined : css.leer}>{wert ?? sonst}</dd>
			</Fragment>
		))}
	</dl>
);

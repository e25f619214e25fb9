import { cx } from '../../../ui/cx.ts';
import { TextField } from '../../../ui/fields/fields.tsx';
import { VORWAHL } from '../angaben.ts';
import { type Formular, feld } from '../formular.ts';
import css from './felder.module.css';

interface TelefonfeldProps {
	formular: Formular;
	pfad: string;
	required?: boolean;
}

/** The country code alone counts as empty, and looks like it. */
export function Telefonfeld({ formular, pfad, required }: TelefonfeldProps) {
	const props = feld(formular, pfad);
	const leer = String(props.value).trim() === VORWAHL;
	return (
		<TextField
			required={required}
			type="tel"
			// Somebody else's number isn't filled in for one's own (WCAG 1.3.5).
			autoComplete={pfad.includes('.') ? 'off' : 'tel'}
			{...props}
			classNames={{ input: cx(leer && css.vorwahl) }}
		/>
	);
}

import { passwortMangel } from '#domain/felder/passwortregel.ts';
import { ANGABEN } from '../../../texte/zugang/registrierung.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Kennwortpruefung } from '../../oeffentlich/kennwortpruefung.tsx';
import { NeuesKennwortFeld } from '../../oeffentlich/neues-kennwort-feld.tsx';
import { type Formular, feld } from '../formular.ts';
import css from './felder.module.css';

export function SchrittZugang({ formular }: { formular: Formular }) {
	const { email, passwort, passwortWiederholung } = formular.values;
	return (
		<div className={css.felder}>
			<p>{ANGABEN.zugang(email)}</p>
			{/* Tells password managers whose password this is. */}
			<input type="text" autoComplete="username" value={email} readOnly hidden />
			<NeuesKennwortFeld {...feld(formular, 'passwort')} />
			<PasswordField required autoComplete="new-password" {...feld(formular, 'passwortWiederholung')} />
			<Kennwortpruefung
				mangel={passwortMangel(passwort, email)}
				gleich={passwort !== '' && passwort === passwortWiederholung}
			/>
		</div>
	);
}

import { useForm } from '@mantine/form';
import { passwortMangel } from '#domain/felder/passwortregel.ts';
import { KENNWORT } from '../../texte/zugang/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Kennwortpruefung } from '../oeffentlich/kennwortpruefung.tsx';
import { NeuesKennwortFeld } from '../oeffentlich/neues-kennwort-feld.tsx';

interface KennwortWahlProps {
	/** Of the button. */
	text: string;
	laedt: boolean;
	/** What the server said about the last try. */
	mangel: string | null;
	onWahl: (passwort: string) => void;
}

/** A new password, typed twice. */
export function KennwortWahl({ text, laedt, mangel, onWahl }: KennwortWahlProps) {
	const form = useForm({
		initialValues: { passwort: '', wiederholung: '' },
		validate: {
			passwort: (wert) => passwortMangel(wert),
			wiederholung: (wert, { passwort }) => (wert === passwort ? null : KENNWORT.ungleich),
		},
	});
	const { passwort, wiederholung } = form.values;
	return (
		<Form gap={16} onSubmit={form.onSubmit((werte) => onWahl(werte.passwort))}>
			<NeuesKennwortFeld
				size="md"
				label={KENNWORT.feld}
				{...form.getInputProps('passwort')}
				error={form.errors.passwort ?? mangel}
			/>
			<PasswordField
				required
				size="md"
				autoComplete="new-password"
				label={KENNWORT.wiederholung}
				{...form.getInputProps('wiederholung')}
			/>
			<Kennwortpruefung
				ohneEmail
				mangel={passwortMangel(passwort)}
				gleich={passwort !== '' && passwort === wiederholung}
			/>
			<div>
				<Button variant="primary" size="xl" type="submit" loading={laedt}>
					{text}
				</Button>
			</div>
		</Form>
	);
}

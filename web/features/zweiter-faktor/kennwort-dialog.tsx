import { Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { feldFehler } from '../../client/api-fehler.ts';
import { KONTO } from '../../texte/zugang/konto.ts';
import { LOGIN } from '../../texte/zugang/login.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';

interface KennwortDialogProps {
	titel: string;
	text: ReactNode;
	/** The verb. */
	tun: string;
	danger?: boolean;
	laedt: boolean;
	fehler: Error | null;
	onKennwort: (passwort: string) => void;
	onClose: () => void;
}

const FORM = 'mit-kennwort';

/** Asks for the password before something that a session left open must not do. */
export function KennwortDialog(props: KennwortDialogProps) {
	const { titel, text, tun, danger = false, laedt, fehler, onKennwort, onClose } = props;
	const [passwort, setPasswort] = useState('');
	const [fehlt, setFehlt] = useState(false);
	const { passwort: falsch } = feldFehler(fehler);
	const sende = (event: FormEvent) => {
		event.preventDefault();
		setFehlt(!passwort);
		if (passwort) onKennwort(passwort);
	};
	return (
		<Dialog
			opened
			onClose={onClose}
			title={titel}
			primary={
				<Button variant={danger ? 'dangerFilled' : 'primary'} type="submit" form={FORM} loading={laedt}>
					{tun}
				</Button>
			}
		>
			<Form id={FORM} gap={16} onSubmit={sende}>
				<Text variant="lead">{text}</Text>
				{fehler && !falsch && <ErrorBox text={fehler.message} />}
				<PasswordField
					required
					autoComplete="current-password"
					label={KONTO.zurSicherheit}
					value={passwort}
					error={(fehlt && LOGIN.pflicht) || falsch}
					onChange={(event) => setPasswort(event.currentTarget.value)}
					data-autofocus
				/>
			</Form>
		</Dialog>
	);
}

import { type FormEvent, useState } from 'react';
import { feldFehler } from '../../../client/api-fehler.ts';
import { call } from '../../../client/call.ts';
import { useCommand } from '../../../client/use-command.ts';
import { DATEN } from '../../../texte/akte/akte-daten.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorBox } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Form, TextField } from '../../../ui/fields/fields.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { useAkte } from '../akte-kontext.tsx';

/** The address somebody signs in with changes by a link sent to the new one: his own in the account, others' here. */
export function EmailAenderung() {
	const { freiwilliger, sitzung } = useAkte();
	const [offen, setOffen] = useState(false);
	const { id, hatKonto, kontoID } = freiwilliger;
	if (hatKonto && sitzung.freiwilligerID === id) {
		return <TextLink to="/admin/einstellungen/konto">{DATEN.emailAendern}</TextLink>;
	}
	if (kontoID === null) return null;
	return (
		<>
			<TextButton onClick={() => setOffen(true)}>{DATEN.emailAendern} …</TextButton>
			{offen && <EmailDialog kontoID={kontoID} onClose={() => setOffen(false)} />}
		</>
	);
}

const FORM = 'email-aendern';

function EmailDialog({ kontoID, onClose }: { kontoID: string; onClose: () => void }) {
	const [email, setEmail] = useState('');
	const [fehlt, setFehlt] = useState(false);
	const aendern = useCommand({
		run: (neu: string, idempotencyKey) =>
			call('PUT /v1/user/{id}/email', { params: { id: kontoID }, body: { email: neu }, idempotencyKey }),
		onDone: (_, neu) => {
			toast.success(DATEN.emailGesendet(neu));
			onClose();
		},
	});
	const { error } = aendern;
	const { email: mangel } = feldFehler(error);
	const sende = (event: FormEvent) => {
		event.preventDefault();
		setFehlt(!email.trim());
		if (email.trim()) aendern.execute(email.trim());
	};
	return (
		<Dialog
			opened
			onClose={onClose}
			title={DATEN.emailDialog}
			primary={
				<Button variant="primary" type="submit" form={FORM} loading={aendern.isRunning}>
					{DATEN.emailSenden}
				</Button>
			}
		>
			<Form gap={16} id={FORM} onSubmit={sende}>
				<p>{DATEN.emailDialogText}</p>
				{error && !mangel && <ErrorBox text={error.message} />}
				<TextField
					required
					type="email"
					label={DATEN.emailNeu}
					value={email}
					error={(fehlt && DATEN.pflicht) || mangel}
					onChange={(event) => setEmail(event.currentTarget.value)}
					data-autofocus
				/>
			</Form>
		</Dialog>
	);
}

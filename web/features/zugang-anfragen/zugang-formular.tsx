import { useForm } from '@mantine/form';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ZUGANG } from '../../texte/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow, Form, TextAreaField, TextField } from '../../ui/fields.tsx';
import { Stack } from '../../ui/page.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { type Einsatzort, EinsatzortAuswahl } from '../akte/einsatzorte/einsatzort-auswahl.tsx';

interface Anfrage {
	vorname: string;
	nachname: string;
	email: string;
	ort: Einsatzort | null;
	nachricht: string;
}

const LEER: Anfrage = { vorname: '', nachname: '', email: '', ort: null, nachricht: '' };
const pflicht = (wert: string) => (wert.trim() ? null : ZUGANG.pflicht);

export function ZugangFormular({ onGesendet }: { onGesendet: (email: string) => void }) {
	const form = useForm<Anfrage>({
		initialValues: LEER,
		validate: { vorname: pflicht, nachname: pflicht, email: pflicht, ort: (ort) => (ort ? null : ZUGANG.pflicht) },
	});
	const anfragen = useCommand({
		run: ({ ort, ...angaben }: Anfrage, idempotencyKey) =>
			call('POST /v1/auth/join', { body: { ...angaben, adresseID: ort?.id ?? '' }, idempotencyKey }),
		onDone: (_, { email }) => onGesendet(email.trim()),
		onRefused: (fehler) => {
			const { adresseID, ...felder } = feldFehler(fehler);
			form.setErrors({ ...felder, ort: adresseID });
		},
	});
	const { error } = anfragen;
	return (
		<Form onSubmit={form.onSubmit(anfragen.execute)}>
			<Stack>
				{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
				<FieldRow columns="1fr 1fr">
					<TextField
						required
						size="md"
						autoComplete="given-name"
						label={ZUGANG.vorname}
						{...form.getInputProps('vorname')}
					/>
					<TextField
						required
						size="md"
						autoComplete="family-name"
						label={ZUGANG.nachname}
						{...form.getInputProps('nachname')}
					/>
				</FieldRow>
				<TextField
					required
					size="md"
					type="email"
					autoComplete="email"
					label={ZUGANG.email}
					{...form.getInputProps('email')}
				/>
				<EinsatzortAuswahl
					required
					size="md"
					label={ZUGANG.einsatzstelle}
					{...form.getInputProps('ort')}
					value={form.values.ort}
				/>
				<TextAreaField
					size="md"
					label={ZUGANG.nachricht}
					description={ZUGANG.nachrichtText}
					maxLength={1000}
					{...form.getInputProps('nachricht')}
				/>
				<div>
					<Button variant="primary" size="xl" type="submit" loading={anfragen.isRunning}>
						{ZUGANG.anfragen}
					</Button>
				</div>
			</Stack>
		</Form>
	);
}

import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwortMangel } from '#domain/felder/passwortregel.ts';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTO } from '../../texte/zugang/konto.ts';
import { LOGIN } from '../../texte/zugang/login.ts';
import { KENNWORT } from '../../texte/zugang/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { EmailFormular } from '../oeffentlich/email-formular.tsx';
import { Kennwortpruefung } from '../oeffentlich/kennwortpruefung.tsx';
import { NeuesKennwortFeld } from '../oeffentlich/neues-kennwort-feld.tsx';
import { anmeldungenQuery } from './queries.ts';

const LEER = { altesPasswort: '', passwort: '', wiederholung: '' };

export function KennwortAendern({ email }: { email: string }) {
	const form = useForm({
		initialValues: LEER,
		validate: {
			altesPasswort: (wert) => (wert ? null : LOGIN.pflicht),
			passwort: (wert) => passwortMangel(wert, email),
			wiederholung: (wert, { passwort }) => (wert === passwort ? null : KENNWORT.ungleich),
		},
	});
	const aendern = useCommand({
		run: ({ altesPasswort, passwort }: typeof LEER, idempotencyKey) =>
			call('PUT /v1/user/me/passwort', { body: { altesPasswort, passwort }, idempotencyKey }),
		invalidates: [anmeldungenQuery.queryKey],
		onDone: () => {
			form.reset();
			toast.success(KONTO.geaendert);
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const { error } = aendern;
	const { passwort, wiederholung } = form.values;
	return (
		<Form gap={16} maw={400} pt={16} onSubmit={form.onSubmit(aendern.execute)}>
			<Text variant="lead">{KONTO.kennwortText}</Text>
			{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
			{/* Tells password managers whose password this is. */}
			<input type="text" autoComplete="username" value={email} readOnly hidden />
			<PasswordField
				required
				autoComplete="current-password"
				label={KONTO.altes}
				{...form.getInputProps('altesPasswort')}
			/>
			<NeuesKennwortFeld label={KONTO.neues} {...form.getInputProps('passwort')} />
			<PasswordField
				required
				autoComplete="new-password"
				label={KONTO.wiederholung}
				{...form.getInputProps('wiederholung')}
			/>
			<Kennwortpruefung
				mangel={passwortMangel(passwort, email)}
				gleich={passwort !== '' && passwort === wiederholung}
			/>
			<div>
				<Button type="submit" loading={aendern.isRunning}>
					{KONTO.aendern}
				</Button>
			</div>
		</Form>
	);
}

/** Whoever has only come in by the links of mails chooses a first password by one of them. */
export function OhneKennwort({ email }: { email: string }) {
	return (
		<Stack maw={400} pt={16}>
			<Text variant="lead">{KONTO.ohneKennwort}</Text>
			<EmailFormular
				an={email}
				text={KONTO.linkSenden}
				ruf={(adresse, idempotencyKey) =>
					call('POST /v1/auth/password-reset', { body: { email: adresse }, idempotencyKey })
				}
				danach={KONTO.linkGesendet}
			/>
		</Stack>
	);
}

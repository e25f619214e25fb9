import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTO } from '../../texte/zugang/konto.ts';
import { LOGIN } from '../../texte/zugang/login.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Form, TextField } from '../../ui/fields/fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { type Konto, kontoQuery } from './queries.ts';

const LEER = { email: '', passwort: '' };

/** The login: another address counts once the link sent there is used. */
export function EmailAendern({ konto: { email, emailNeu, hatKennwort } }: { konto: Konto }) {
	return (
		<Stack pt={16}>
			<Text variant="lead">
				{KONTO.anmeldenMit} <b>{email}</b>
			</Text>
			{emailNeu && <Wartend email={emailNeu} />}
			{hatKennwort ? <Formular isErneut={emailNeu !== null} /> : <Text variant="lead">{KONTO.erstKennwort}</Text>}
		</Stack>
	);
}

function Wartend({ email }: { email: string }) {
	const verwerfen = useCommand({
		run: (_: undefined, idempotencyKey) => call('DELETE /v1/user/me/email', { idempotencyKey }),
		invalidates: [kontoQuery.queryKey],
		onDone: () => toast.success(KONTO.emailVerworfen),
	});
	return (
		<>
			<Notice icon={<Icon of={IconMailForward} />} title={<b>{KONTO.emailWartet(email)}</b>}>
				{KONTO.emailWartetText}{' '}
				<TextButton onClick={() => verwerfen.execute(undefined)} disabled={verwerfen.isRunning}>
					{KONTO.emailVerwerfen}
				</TextButton>
			</Notice>
			{verwerfen.error && <ErrorBox text={verwerfen.error.message} />}
		</>
	);
}

function Formular({ isErneut }: { isErneut: boolean }) {
	const form = useForm({
		initialValues: LEER,
		validate: {
			email: (wert) => (wert.trim() ? null : LOGIN.pflicht),
			passwort: (wert) => (wert ? null : LOGIN.pflicht),
		},
	});
	const aendern = useCommand({
		run: (body: typeof LEER, idempotencyKey) => call('PUT /v1/user/me/email', { body, idempotencyKey }),
		invalidates: [kontoQuery.queryKey],
		onDone: (_, { email }) => {
			form.reset();
			toast.success(KONTO.emailAngefordert, { text: KONTO.emailWartet(email.trim()) });
		},
		onRefused: (fehler) => form.setErrors(feldFehler(fehler)),
	});
	const { error } = aendern;
	return (
		<Form gap={16} maw={400} onSubmit={form.onSubmit(aendern.execute)}>
			{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
			<TextField required type="email" autoComplete="off" label={KONTO.emailNeu} {...form.getInputProps('email')} />
			<PasswordField
				required
				autoComplete="current-password"
				label={KONTO.zurSicherheit}
				{...form.getInputProps('passwort')}
			/>
			<div>
				<Button type="submit" loading={aendern.isRunning}>
					{isErneut ? KONTO.emailAndere : KONTO.emailAendern}
				</Button>
			</div>
		</Form>
	);
}

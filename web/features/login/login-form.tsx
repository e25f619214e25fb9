import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ApiFehler, verlangtCode } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { LOGIN } from '../../texte/login.ts';
import { ANMELDELINK } from '../../texte/oeffentlich.ts';
import { FAKTOR } from '../../texte/zweiter-faktor.ts';
import { Button } from '../../ui/button.tsx';
import { Form, PasswordField, TextField } from '../../ui/fields.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { sendeAnmeldelink } from '../anmeldelink/sende-anmeldelink.ts';
import { CodeFormular } from '../zweiter-faktor/code-formular.tsx';
import css from './login.module.css';

const required = (value: string) => (value.trim() ? null : LOGIN.pflicht);

interface Angaben {
	login: string;
	password: string;
	code?: string;
}

interface LoginFormProps {
	ziel: string;
	/** Offers a link by mail instead of the password. */
	ohneKennwort?: boolean;
}

/** Name and password; afterwards a full load of the wanted page, so that nothing of an earlier session stays. */
export function LoginForm({ ziel, ohneKennwort = false }: LoginFormProps) {
	const form = useForm({
		mode: 'uncontrolled',
		initialValues: { login: '', password: '' },
		validate: { login: required, password: required },
	});
	const [error, setError] = useState<ApiFehler | null>(null);
	const [busy, setBusy] = useState(false);
	/** Right, but a code is asked for besides. */
	const [erster, setErster] = useState<Angaben | null>(null);
	const submit = async (body: Angaben) => {
		setBusy(true);
		setError(null);
		try {
			await call('POST /v1/auth/login', { body: { ...body, login: body.login.trim() } });
			window.location.assign(ziel);
		} catch (cause) {
			setError(cause instanceof ApiFehler ? cause : new ApiFehler(0, '', LOGIN.unbekannt));
			if (verlangtCode(cause)) setErster(body);
			setBusy(false);
		}
	};
	const zurueck = () => {
		setErster(null);
		setError(null);
	};
	if (erster) {
		return (
			<div className={css.form}>
				<p>{FAKTOR.schritt}</p>
				<CodeFormular
					text={LOGIN.anmelden}
					laedt={busy}
					fehler={error}
					onCode={(code) => submit({ ...erster, code })}
				/>
				<div>
					<TextButton onClick={zurueck}>{FAKTOR.zurueck}</TextButton>
				</div>
			</div>
		);
	}
	return (
		<Form className={css.form} onSubmit={form.onSubmit(submit)}>
			{error && <LoginError error={error} login={form.getValues().login} />}
			<TextField
				size="md"
				type="email"
				label={LOGIN.login}
				autoComplete="username"
				autoFocus
				key={form.key('login')}
				{...form.getInputProps('login')}
			/>
			<PasswordField
				size="md"
				label={LOGIN.kennwort}
				autoComplete="current-password"
				key={form.key('password')}
				{...form.getInputProps('password')}
			/>
			<Button variant="primary" size="xl" type="submit" loading={busy} fullWidth>
				{LOGIN.anmelden}
			</Button>
			{ohneKennwort && (
				<LinkStattKennwort
					email={() => (form.validateField('login').hasError ? null : form.getValues().login.trim())}
				/>
			)}
		</Form>
	);
}

/** Needs only the name; the answer never tells whether there is an account. */
function LinkStattKennwort({ email }: { email: () => string | null }) {
	const [gesendetAn, setGesendetAn] = useState<string | null>(null);
	const senden = useCommand({ run: sendeAnmeldelink, onDone: (_, adresse: string) => setGesendetAn(adresse) });
	const sende = () => {
		const adresse = email();
		setGesendetAn(null);
		if (adresse) senden.execute(adresse);
	};
	return (
		<>
			<Button size="xl" fullWidth loading={senden.isRunning} onClick={sende}>
				{ANMELDELINK.senden}
			</Button>
			{senden.error && <ErrorBox text={senden.error.message} />}
			<p className={css.sent} role="status">
				{gesendetAn && ANMELDELINK.gesendetAn(gesendetAn)}
			</p>
		</>
	);
}

function LoginError({ error, login }: { error: ApiFehler; login: string }) {
	const [sent, setSent] = useState(false);
	const resend = async () => {
		await call('POST /v1/auth/activate-account', { body: { email: login } });
		setSent(true);
		toast.success(LOGIN.optinGesendet, { text: LOGIN.optinGesendetText });
	};
	return (
		<div className={css.error}>
			<ErrorBox text={errorText(error)} />
			{/* 409: the e-mail address waits for its confirmation. */}
			{error.status === 409 && !sent && <TextButton onClick={resend}>{LOGIN.optinSenden}</TextButton>}
		</div>
	);
}

function errorText({ status, message }: ApiFehler): string {
	if (status === 401) return LOGIN.falsch;
	if (status === 403) return LOGIN.gesperrt;
	if (status === 0 || status === 409 || status === 429) return message;
	return LOGIN.unbekannt;
}

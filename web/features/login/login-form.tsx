import { TextInput } from '@mantine/core';
import { type ChangeEvent, type FormEvent, Suspense, useState } from 'react';
import { ApiFehler, verlangtCode } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ANMELDELINK, LOGIN } from '../../texte/zugang/login.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { later } from '../../ui/later.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { sendeAnmeldelink } from '../anmeldelink/sende-anmeldelink.ts';
import css from './login.module.css';

/** Fetched for those who have a second factor. */
const ZweiterSchritt = later(async () => (await import('./zweiter-schritt.tsx')).ZweiterSchritt);

const FELDER = ['login', 'password'] as const;
type Feld = (typeof FELDER)[number];

interface Angaben {
	login: string;
	password: string;
	code?: string;
}

interface LoginFormProps {
	/** Who it is, where that is known. */
	login?: string;
	/** The session is there. */
	onAngemeldet: () => void | Promise<void>;
	/** Offers a link by mail instead of the password. */
	ohneKennwort?: boolean;
}

/**
 * Name and password. Two fields need none of what larger forms are made with, and who signs in has loaded nothing yet.
 */
export function LoginForm({ login = '', onAngemeldet, ohneKennwort = false }: LoginFormProps) {
	const [angaben, setAngaben] = useState({ login, password: '' });
	const [fehlende, setFehlende] = useState<readonly Feld[]>([]);
	const [error, setError] = useState<ApiFehler | null>(null);
	const [busy, setBusy] = useState(false);
	/** Right, but a code is asked for besides. */
	const [erster, setErster] = useState<Angaben | null>(null);
	const submit = async (body: Angaben) => {
		setBusy(true);
		setError(null);
		try {
			await call('POST /v1/auth/login', { body: { ...body, login: body.login.trim() } });
			await onAngemeldet();
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
	const pruefe = (felder: readonly Feld[]): boolean => {
		const leere = felder.filter((feld) => !angaben[feld].trim());
		setFehlende([...fehlende.filter((feld) => !felder.includes(feld)), ...leere]);
		return leere.length === 0;
	};
	const sende = (event: FormEvent) => {
		event.preventDefault();
		if (pruefe(FELDER)) void submit(angaben);
	};
	const eingabe = (feld: Feld) => ({
		value: angaben[feld],
		error: fehlende.includes(feld) && LOGIN.pflicht,
		onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
			setAngaben((bisher) => ({ ...bisher, [feld]: value }));
			setFehlende((bisher) => bisher.filter((anderes) => anderes !== feld));
		},
	});
	if (erster) {
		return (
			<Suspense>
				<ZweiterSchritt
					laedt={busy}
					fehler={error}
					onCode={(code) => submit({ ...erster, code })}
					onZurueck={zurueck}
				/>
			</Suspense>
		);
	}
	return (
		<form noValidate className={css.form} onSubmit={sende}>
			{error && <LoginError error={error} login={angaben.login} />}
			<TextInput
				size="md"
				type="email"
				label={LOGIN.login}
				autoComplete="username"
				autoFocus={!login}
				{...eingabe('login')}
			/>
			<PasswordField
				size="md"
				label={LOGIN.kennwort}
				autoComplete="current-password"
				autoFocus={Boolean(login)}
				{...eingabe('password')}
			/>
			<Button variant="primary" size="xl" type="submit" loading={busy} fullWidth>
				{LOGIN.anmelden}
			</Button>
			{ohneKennwort && <LinkStattKennwort email={() => (pruefe(['login']) ? angaben.login.trim() : null)} />}
		</form>
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

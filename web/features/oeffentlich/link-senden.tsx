import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { LINK } from '../../texte/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/fields.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import css from './link-senden.module.css';

/** Asks for the activation link once more, to the address it already went to or to one that is entered. */
export function LinkSenden({ an }: { an: string | null }) {
	const [email, setEmail] = useState(an ?? '');
	const [fehler, setFehler] = useState<string | null>(null);
	const [gesendetAn, setGesendetAn] = useState<string | null>(null);
	const senden = useCommand({
		run: (adresse: string, idempotencyKey) =>
			call('POST /v1/auth/activate-account', { body: { email: adresse }, idempotencyKey }),
		onDone: (_, adresse) => setGesendetAn(adresse),
	});
	const sende = (event: React.FormEvent) => {
		event.preventDefault();
		const adresse = email.trim();
		setFehler(adresse ? null : LINK.pflicht);
		setGesendetAn(null);
		if (adresse) senden.execute(adresse);
	};
	return (
		<Form className={css.form} onSubmit={sende}>
			{an === null && (
				<TextField
					size="md"
					type="email"
					autoComplete="email"
					required
					label={LINK.email}
					value={email}
					error={fehler}
					onChange={(event) => setEmail(event.currentTarget.value)}
				/>
			)}
			{senden.error && <ErrorBox text={senden.error.message} />}
			<div>
				<Button size="lg" type="submit" loading={senden.isRunning}>
					{LINK.senden}
				</Button>
			</div>
			<p className={css.gesendet} role="status">
				{gesendetAn && LINK.gesendetAn(gesendetAn)}
			</p>
		</Form>
	);
}

import { useState } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { LINK } from '../../texte/zugang/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Form, TextField } from '../../ui/fields/fields.tsx';
import css from './email-formular.module.css';

interface EmailFormularProps {
	/** The address, where it is known; otherwise it is asked for. */
	an?: string | null;
	/** Of the button. */
	text: string;
	primaer?: boolean;
	ruf: (email: string, idempotencyKey: string) => Promise<unknown>;
	/** What is said afterwards; it never tells whether there is an account. */
	danach: (email: string) => string;
}

/** Asks for a mail with a link, to the address given or to one that is entered. */
export function EmailFormular({ an = null, text, primaer = false, ruf, danach }: EmailFormularProps) {
	const [email, setEmail] = useState(an ?? '');
	const [fehler, setFehler] = useState<string | null>(null);
	const [gesendetAn, setGesendetAn] = useState<string | null>(null);
	const senden = useCommand({
		run: ruf,
		onDone: (_, adresse: string) => setGesendetAn(adresse),
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
				<Button variant={primaer ? 'primary' : 'secondary'} size="lg" type="submit" loading={senden.isRunning}>
					{text}
				</Button>
			</div>
			<p className={css.gesendet} role="status">
				{gesendetAn && danach(gesendetAn)}
			</p>
		</Form>
	);
}

import { useState } from 'react';
import { istUngueltigerLink, verlangtCode } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ANMELDELINK } from '../../texte/oeffentlich.ts';
import { FAKTOR } from '../../texte/zweiter-faktor.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { EmailFormular } from '../oeffentlich/email-formular.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { CodeFormular } from '../zweiter-faktor/code-formular.tsx';
import { sendeAnmeldelink } from './sende-anmeldelink.ts';

const T = ANMELDELINK;

/** Opening the link uses nothing up; the button does, with the code where the account has a second factor. */
export function AnmeldelinkPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const [mitCode, setMitCode] = useState(false);
	const anmelden = useCommand({
		run: (code: string | undefined, idempotencyKey) =>
			call('POST /v1/auth/login/magic/{token}', { params: { token }, body: code ? { code } : {}, idempotencyKey }),
		// A full load: nothing of an earlier session stays.
		onDone: () => window.location.assign('/admin/'),
		onRefused: (fehler) => verlangtCode(fehler) && setMitCode(true),
	});
	const { error, isRunning, execute } = anmelden;
	if (istUngueltigerLink(error)) return <Ungueltig />;
	if (mitCode) {
		return (
			<Meldung angemeldet titel={T.titel} text={FAKTOR.schritt}>
				<CodeFormular text={T.anmelden} laedt={isRunning} fehler={error} onCode={execute} />
			</Meldung>
		);
	}
	return (
		<Meldung angemeldet titel={T.titel} text={T.text}>
			{error && <ErrorBox text={error.message} />}
			<div>
				<Button variant="primary" size="xl" loading={isRunning} onClick={() => execute(undefined)}>
					{T.anmelden}
				</Button>
			</div>
		</Meldung>
	);
}

function Ungueltig() {
	return (
		<Meldung antwort titel={T.ungueltig} text={T.ungueltigText}>
			<EmailFormular primaer text={T.senden} ruf={sendeAnmeldelink} danach={T.gesendetAn} />
		</Meldung>
	);
}

import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ANMELDELINK } from '../../texte/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { EmailFormular } from '../oeffentlich/email-formular.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { sendeAnmeldelink } from './sende-anmeldelink.ts';

const T = ANMELDELINK;

/** Opening the link uses nothing up; the button does. */
export function AnmeldelinkPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const anmelden = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/auth/login/magic/{token}', { params: { token }, idempotencyKey }),
		// A full load: nothing of an earlier session stays.
		onDone: () => window.location.assign('/admin/'),
	});
	if (istUngueltigerLink(anmelden.error)) return <Ungueltig />;
	return (
		<Meldung angemeldet titel={T.titel} text={T.text}>
			{anmelden.error && <ErrorBox text={anmelden.error.message} />}
			<div>
				<Button variant="primary" size="xl" loading={anmelden.isRunning} onClick={() => anmelden.execute(undefined)}>
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

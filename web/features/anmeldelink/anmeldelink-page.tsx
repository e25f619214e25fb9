import { useState } from 'react';
import { feldFehler, istUngueltigerLink, verlangtCode } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ANMELDELINK } from '../../texte/zugang/login.ts';
import { BESTAETIGEN } from '../../texte/zugang/oeffentlich.ts';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { type KennwortFrage, kennwortFrage } from '../bestaetigen/kennwort-frage.ts';
import { KennwortWahl } from '../bestaetigen/kennwort-wahl.tsx';
import { EmailFormular } from '../oeffentlich/email-formular.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { CodeFormular } from '../zweiter-faktor/code-formular.tsx';
import { sendeAnmeldelink } from './sende-anmeldelink.ts';

const T = ANMELDELINK;

/** Opening the link uses nothing up; the button does: with the code where the account has a second factor, with the password where it opens it. */
export function AnmeldelinkPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const [mitCode, setMitCode] = useState(false);
	const [mitKennwort, setMitKennwort] = useState<KennwortFrage | null>(null);
	const anmelden = useCommand({
		run: (body: { code?: string; passwort?: string }, idempotencyKey) =>
			call('POST /v1/auth/login/magic/{token}', { params: { token }, body, idempotencyKey }),
		// A full load: nothing of an earlier session stays.
		onDone: () => window.location.assign('/admin/'),
		onRefused: (fehler, body) => {
			if (verlangtCode(fehler)) setMitCode(true);
			setMitKennwort(kennwortFrage(fehler, body.passwort) ?? mitKennwort);
		},
	});
	const { error, isRunning, execute } = anmelden;
	if (istUngueltigerLink(error)) return <Ungueltig />;
	if (mitCode) {
		return (
			<Meldung angemeldet titel={T.titel} text={FAKTOR.schritt}>
				<CodeFormular text={T.anmelden} laedt={isRunning} fehler={error} onCode={(code) => execute({ code })} />
			</Meldung>
		);
	}
	if (mitKennwort) {
		return (
			<Meldung titel={BESTAETIGEN.titel} text={BESTAETIGEN.kennwort}>
				{error && !feldFehler(error).passwort && <ErrorBox text={error.message} />}
				<KennwortWahl
					text={T.anmelden}
					laedt={isRunning}
					mangel={mitKennwort.mangel}
					onWahl={(passwort) => execute({ passwort })}
				/>
			</Meldung>
		);
	}
	return (
		<Meldung angemeldet titel={T.titel} text={T.text}>
			{error && <ErrorBox text={error.message} />}
			<div>
				<Button variant="primary" size="xl" loading={isRunning} onClick={() => execute({})}>
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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feldFehler, istUngueltigerLink, verlangtCode } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { KENNWORT_VERGESSEN } from '../../texte/zugang/oeffentlich.ts';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { KennwortWahl } from '../bestaetigen/kennwort-wahl.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { CodeFormular } from '../zweiter-faktor/code-formular.tsx';
import { KennwortLink } from './kennwort-link.tsx';
import { kennwortLinkQuery } from './queries.ts';

const T = KENNWORT_VERGESSEN;

/** Opening the link uses nothing up; the new password does. */
export function NeuesKennwortPage({ schluessel }: { schluessel: string }) {
	const pruefung = useQuery(kennwortLinkQuery(schluessel));
	const [fertig, setFertig] = useState(false);
	const [gewaehlt, setGewaehlt] = useState<string | null>(null);
	usePageHead({ title: T.neu });
	const setzen = useCommand({
		run: (body: { passwort: string; code?: string }, idempotencyKey) =>
			call('POST /v1/auth/password-reset/{key}', { params: { key: schluessel }, body, idempotencyKey }),
		onDone: () => setFertig(true),
		// Whoever has a second factor shows it too.
		onRefused: (fehler, { passwort }) => verlangtCode(fehler) && setGewaehlt(passwort),
	});
	const { error } = setzen;
	if (fertig) return <LinkFertig titel={T.fertig} text={T.fertigText} to="/login" weiter={T.anmelden} />;
	if (pruefung.data?.gueltig === false || istUngueltigerLink(pruefung.error)) return <Ungueltig />;
	if (istUngueltigerLink(error)) return <Ungueltig />;
	const { passwort: mangel = null } = feldFehler(error);
	if (gewaehlt !== null) {
		return (
			<Meldung titel={T.neu} text={FAKTOR.schritt}>
				<CodeFormular
					text={T.setzen}
					laedt={setzen.isRunning}
					fehler={error}
					onCode={(code) => setzen.execute({ passwort: gewaehlt, code })}
				/>
			</Meldung>
		);
	}
	return (
		<Meldung titel={T.neu} text={T.neuText}>
			<Geladen query={pruefung} failed={WithReason}>
				{() => (
					<>
						{error && !mangel && <ErrorBox text={error.message} />}
						<KennwortWahl
							text={T.setzen}
							laedt={setzen.isRunning}
							mangel={mangel}
							onWahl={(passwort) => setzen.execute({ passwort })}
						/>
					</>
				)}
			</Geladen>
		</Meldung>
	);
}

function Ungueltig() {
	return (
		<Meldung antwort titel={T.ungueltig} text={T.ungueltigText}>
			<KennwortLink />
		</Meldung>
	);
}

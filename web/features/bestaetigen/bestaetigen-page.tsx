import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feldFehler, istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { BESTAETIGEN } from '../../texte/zugang/oeffentlich.ts';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { LinkSenden } from '../oeffentlich/link-senden.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { KennwortWahl } from './kennwort-wahl.tsx';

/** Without a password nothing is confirmed: the answer only tells whether the link is still good. */
const linkQuery = (optinKey: string) =>
	queryOptions({
		queryKey: ['bestaetigen', optinKey],
		queryFn: () =>
			aktiviere(optinKey).then(
				() => null,
				(fehler: unknown) => fehler,
			),
		staleTime: 'static',
		retry: false,
	});

const aktiviere = (optinKey: string, passwort?: string, idempotencyKey?: string) =>
	call('POST /v1/auth/activate-account/{registrierungOptin}', {
		params: { registrierungOptin: optinKey },
		body: passwort === undefined ? undefined : { passwort },
		idempotencyKey,
	});

/** Opening the link uses nothing up; the button does, with the password the account has or gets. */
export function BestaetigenPage({ optinKey }: { optinKey: string }) {
	const [fertig, setFertig] = useState(false);
	usePageHead({ title: BESTAETIGEN.titel });
	const { data: antwort } = useQuery(linkQuery(optinKey));
	const bestaetigen = useCommand({
		run: (passwort: string, idempotencyKey) => aktiviere(optinKey, passwort, idempotencyKey),
		onDone: () => setFertig(true),
	});
	const { error } = bestaetigen;
	if (fertig) {
		return (
			<LinkFertig
				titel={BESTAETIGEN.fertig}
				text={BESTAETIGEN.fertigText}
				to="/admin"
				weiter={BESTAETIGEN.zumBereich}
			/>
		);
	}
	if (istUngueltigerLink(antwort) || istUngueltigerLink(error)) return <Ungueltig />;
	const mangel = (error && feldFehler(error).passwort) ?? null;
	return (
		<Meldung titel={BESTAETIGEN.titel} text={BESTAETIGEN.text}>
			{error && mangel === null && <ErrorBox text={error.message} />}
			{antwort !== undefined && (
				<KennwortWahl
					text={BESTAETIGEN.bestaetigen}
					laedt={bestaetigen.isRunning}
					mangel={mangel}
					onWahl={bestaetigen.execute}
				/>
			)}
		</Meldung>
	);
}

function Ungueltig() {
	return (
		<Meldung antwort titel={BESTAETIGEN.ungueltig} text={BESTAETIGEN.ungueltigText}>
			<LinkSenden an={null} />
		</Meldung>
	);
}

import { useState } from 'react';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { EMAIL_BESTAETIGEN } from '../../texte/zugang/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';

const T = EMAIL_BESTAETIGEN;

/** Behind the link at a new address. Opening it uses nothing up; the button does. */
export function EmailBestaetigenPage({ schluessel }: { schluessel: string }) {
	usePageHead({ title: T.titel });
	const [fertig, setFertig] = useState(false);
	const bestaetigen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/auth/update-email/{optinKey}', { params: { optinKey: schluessel }, idempotencyKey }),
		onDone: () => setFertig(true),
	});
	const { error, isRunning, execute } = bestaetigen;
	if (fertig) return <LinkFertig titel={T.fertig} text={T.fertigText} to="/admin" weiter={T.weiter} />;
	if (istUngueltigerLink(error)) return <Meldung antwort titel={T.ungueltig} text={T.ungueltigText} />;
	return (
		<Meldung angemeldet titel={T.titel} text={T.text}>
			{error && <ErrorBox text={error.message} />}
			<div>
				<Button variant="primary" size="xl" loading={isRunning} onClick={() => execute(undefined)}>
					{T.bestaetigen}
				</Button>
			</div>
		</Meldung>
	);
}

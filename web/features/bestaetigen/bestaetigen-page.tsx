import { useState } from 'react';
import { feldFehler, istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { BESTAETIGEN } from '../../texte/zugang/oeffentlich.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { LinkSenden } from '../oeffentlich/link-senden.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { type KennwortFrage, kennwortFrage } from './kennwort-frage.ts';
import { KennwortWahl } from './kennwort-wahl.tsx';

/** Opening the link uses nothing up; the button does. */
export function BestaetigenPage({ optinKey }: { optinKey: string }) {
	const [kennwort, setKennwort] = useState<KennwortFrage | null>(null);
	const [fertig, setFertig] = useState(false);
	usePageHead({ title: BESTAETIGEN.titel });
	const bestaetigen = useCommand({
		run: (passwort: string | undefined, idempotencyKey) =>
			call('POST /v1/auth/activate-account/{registrierungOptin}', {
				params: { registrierungOptin: optinKey },
				body: passwort === undefined ? undefined : { passwort },
				idempotencyKey,
			}),
		onDone: () => setFertig(true),
		onRefused: (fehler, passwort) => setKennwort(kennwortFrage(fehler, passwort) ?? kennwort),
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
	if (istUngueltigerLink(error)) return <Ungueltig />;
	return (
		<Meldung titel={BESTAETIGEN.titel} text={kennwort ? BESTAETIGEN.kennwort : BESTAETIGEN.text}>
			{error && !feldFehler(error).passwort && <ErrorBox text={error.message} />}
			{kennwort ? (
				<KennwortWahl
					text={BESTAETIGEN.bestaetigen}
					laedt={bestaetigen.isRunning}
					mangel={kennwort.mangel}
					onWahl={bestaetigen.execute}
				/>
			) : (
				<div>
					<Button
						variant="primary"
						size="xl"
						loading={bestaetigen.isRunning}
						onClick={() => bestaetigen.execute(undefined)}
					>
						{BESTAETIGEN.bestaetigen}
					</Button>
				</div>
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

import { useState } from 'react';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { PERSON_BESTAETIGEN } from '../../texte/personen.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';

const TEXT = PERSON_BESTAETIGEN;

/** Opening the link uses nothing up; the button does. */
export function PersonBestaetigenPage({ optinKey }: { optinKey: string }) {
	const [fertig, setFertig] = useState(false);
	usePageHead({ title: TEXT.titel });
	const bestaetigen = useCommand({
		run: (_: undefined) => call('GET /v1/person/confirm/{optinKey}', { params: { optinKey } }),
		onDone: () => setFertig(true),
	});
	const { error, isRunning, execute } = bestaetigen;
	if (fertig) return <Meldung antwort angemeldet titel={TEXT.fertig} text={TEXT.fertigText} />;
	if (istUngueltigerLink(error)) return <Meldung antwort angemeldet titel={TEXT.ungueltig} text={TEXT.ungueltigText} />;
	return (
		<Meldung angemeldet titel={TEXT.titel} text={TEXT.text}>
			{error && <ErrorBox text={error.message} />}
			<div>
				<Button variant="primary" size="xl" loading={isRunning} onClick={() => execute(undefined)}>
					{TEXT.bestaetigen}
				</Button>
			</div>
		</Meldung>
	);
}

import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { MEETINGS } from '../../texte/meetings.ts';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { type Terminwahl, terminwahlQuery } from './queries.ts';
import { langerTermin, Terminauswahl } from './terminauswahl.tsx';

const { wahl: T } = MEETINGS;

/** Behind the link of an offer: one of the times. Opening it uses nothing up, and asks for no account. */
export function TerminwahlPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const query = useQuery(terminwahlQuery(token));
	const { data, error } = query;
	const [gewaehlt, setGewaehlt] = useState<string | null>(null);
	if (gewaehlt !== null) {
		const text = T.fertigText(langerTermin(gewaehlt));
		return <LinkFertig titel={T.fertig} text={text} to="/freiwillige/login" weiter={T.anmelden} />;
	}
	if (istUngueltigerLink(error)) return <Meldung antwort titel={T.ungueltig} text={T.ungueltigText} />;
	return (
		<Meldung titel={T.titel} text={data ? T.text(data.einsatzort ?? T.stelle, data.dauerMinuten) : T.laedt}>
			<Geladen query={query} failed={WithReason}>
				{(wahl) => <Wahl token={token} wahl={wahl} onFertig={setGewaehlt} />}
			</Geladen>
		</Meldung>
	);
}

interface WahlProps {
	token: string;
	wahl: Terminwahl;
	onFertig: (termin: string) => void;
}

function Wahl({ token, wahl: { termine }, onFertig }: WahlProps) {
	const { error, isRunning, execute } = useCommand({
		run: (termin: string, idempotencyKey) =>
			call('POST /v1/integrations/meetings/terminwahl/{token}', {
				params: { token },
				body: { termin },
				idempotencyKey,
			}),
		onDone: (_, termin) => onFertig(termin),
	});
	if (termine.length === 0) return <Text>{T.keine}</Text>;
	return (
		<Terminauswahl termine={termine} label={T.termine} verb={T.waehle} laeuft={isRunning} size="xl" onWahl={execute}>
			{error && <ErrorBox text={istUngueltigerLink(error) ? T.ungueltigText : error.message} />}
		</Terminauswahl>
	);
}

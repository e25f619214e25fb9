import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { terminworte } from '#domain/seminar/worte.ts';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { ANGEBOT as T } from '../../texte/seminarlinks.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { linkgrund } from './grund.ts';
import { angebotQuery } from './queries.ts';

type Angebot = DataOf<'GET /v1/seminar/angebot/{token}'>;
type Antwort = 'ANGENOMMEN' | 'ABGELEHNT';

/** Behind the link of an offered place: what it is, yes or no. Opening it uses nothing up, and asks for no account. */
export function AngebotPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const query = useQuery(angebotQuery(token));
	const { data, error } = query;
	const [antwort, setAntwort] = useState<Antwort | null>(null);
	if (antwort) {
		const { titel, text } = T.fertig[antwort];
		return <LinkFertig titel={titel} text={text} to="/freiwillige/login" weiter={T.anmelden} />;
	}
	if (istUngueltigerLink(error)) return <Meldung antwort titel={T.ungueltig} text={linkgrund(error)} />;
	const frist = data?.frist ? formatDatumUhrzeit(data.frist) : null;
	return (
		<Meldung titel={T.titel} text={data ? T.text(data.bezeichnung, frist) : T.laedt}>
			<Geladen query={query} failed={WithReason}>
				{(angebot) => (
					<Stack gap={24}>
						<KeyFacts facts={angaben(angebot)} />
						<Beantworten token={token} onBeantwortet={setAntwort} />
					</Stack>
				)}
			</Geladen>
		</Meldung>
	);
}

const angaben = ({ bezeichnung, termine, ort, adresse, isOnline, tage }: Angebot) =>
	[
		{ label: T.seminar, value: bezeichnung },
		{ label: T.termin, value: termine.map(terminworte).join('; ') },
		{ label: T.ort, value: [ort, adresse, isOnline && T.online].filter(Boolean).join(', ') },
		{ label: T.tage, value: formatZahl(tage, Number.isInteger(tage) ? 0 : 1) },
	].filter(({ value }) => value);

function Beantworten({ token, onBeantwortet }: { token: string; onBeantwortet: (antwort: Antwort) => void }) {
	const { error, isRunning, execute } = useCommand({
		run: (annehmen: boolean, idempotencyKey) =>
			call('POST /v1/seminar/angebot/{token}', { params: { token }, body: { annehmen }, idempotencyKey }),
		onDone: (_, annehmen) => onBeantwortet(annehmen ? 'ANGENOMMEN' : 'ABGELEHNT'),
	});
	if (istUngueltigerLink(error)) return <ErrorBox text={linkgrund(error)} />;
	return (
		<Stack>
			{error && <ErrorBox text={error.message} />}
			<Group gap={12} align="stretch" wrap="wrap">
				<Button variant="primary" size="xl" disabled={isRunning} onClick={() => execute(true)}>
					{T.annehmen}
				</Button>
				<Button size="xl" disabled={isRunning} onClick={() => execute(false)}>
					{T.ablehnen}
				</Button>
			</Group>
		</Stack>
	);
}

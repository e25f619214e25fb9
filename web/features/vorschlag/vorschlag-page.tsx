import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { adressbild } from '../../client/bild.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { VORSCHLAG } from '../../texte/akte/vorschlag.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { LinkFertig } from '../oeffentlich/link-fertig.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { vorschlagQuery } from './queries.ts';
import css from './vorschlag.module.css';

const T = VORSCHLAG;

type Vorschlag = DataOf<'GET /v1/freiwilliger/vorschlag/{token}'>;
type Antwort = 'ANGENOMMEN' | 'ABGELEHNT';

/** Behind the link of a proposal (W4): which place it is, yes or no. Opening it uses nothing up, and asks for no account. */
export function VorschlagPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const query = useQuery(vorschlagQuery(token));
	const { data, error } = query;
	const [antwort, setAntwort] = useState<Antwort | null>(null);
	if (antwort) {
		const { titel, text } = T.fertig[antwort];
		return <LinkFertig titel={titel} text={text} to="/freiwillige/login" weiter={T.anmelden} />;
	}
	if (istUngueltigerLink(error)) return <Ungueltig />;
	return (
		<Meldung titel={T.titel} text={T.text(data?.einsatzort ?? null)}>
			<Geladen query={query} failed={WithReason}>
				{(data) => (
					<Stack gap={24}>
						{data.bild && (
							<img className={css.bild} src={adressbild(data.bild)} alt={T.bildVon(data.einsatzort ?? '')} />
						)}
						<KeyFacts facts={angaben(data)} />
						<Beantworten token={token} onBeantwortet={setAntwort} />
					</Stack>
				)}
			</Geladen>
		</Meldung>
	);
}

const Ungueltig = () => <Meldung antwort titel={T.ungueltig} text={T.ungueltigText} />;

function angaben({ einsatzort, plz, ort, einsatzstelle, dienstart, betreuer }: Vorschlag) {
	return [
		{ label: T.einsatzort, value: [einsatzort, [plz, ort].filter(Boolean).join(' ')].filter(Boolean).join(', ') },
		{ label: T.einsatzstelle, value: einsatzstelle ?? '' },
		{ label: T.dienstart, value: dienstart ?? '' },
		{ label: T.betreuung, value: betreuer ?? '' },
	].filter(({ value }) => value);
}

function Beantworten({ token, onBeantwortet }: { token: string; onBeantwortet: (antwort: Antwort) => void }) {
	const [nachricht, setNachricht] = useState('');
	const senden = useCommand({
		run: (annehmen: boolean, idempotencyKey) =>
			call('POST /v1/freiwilliger/vorschlag/{token}', {
				params: { token },
				body: { annehmen, ...(nachricht.trim() ? { nachricht: nachricht.trim() } : {}) },
				idempotencyKey,
			}),
		onDone: (_, annehmen) => onBeantwortet(annehmen ? 'ANGENOMMEN' : 'ABGELEHNT'),
	});
	const { error, isRunning, execute } = senden;
	if (istUngueltigerLink(error)) return <ErrorBox text={T.ungueltigText} />;
	return (
		<Stack>
			<TextAreaField
				label={T.nachricht}
				maxLength={4000}
				value={nachricht}
				onChange={(e) => setNachricht(e.currentTarget.value)}
			/>
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

import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { istUngueltigerLink } from '../../client/api-fehler.ts';
import { SSO } from '../../texte/verwaltung/sso.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Meldung } from '../oeffentlich/meldung.tsx';
import { usePageHead } from '../portal/page-head.ts';
import css from './beitritt.module.css';
import { BeitrittFormular } from './beitritt-formular.tsx';
import { type Beitritt, beitrittQuery } from './queries.ts';

const { beitritt: T, rueckkehr } = SSO;

/** The provider knows somebody whom no account is linked to: link one, or ask for one. */
export function BeitrittPage({ token }: { token: string }) {
	const query = useQuery(beitrittQuery(token));
	const { error } = query;
	const [gesendet, setGesendet] = useState(false);
	usePageHead({ title: T.titel });
	if (gesendet) return <Meldung antwort angemeldet titel={T.gesendet} text={T.gesendetText} />;
	if (istUngueltigerLink(error)) return <Ungueltig />;
	return (
		<Meldung angemeldet titel={T.titel} text={T.text}>
			<Geladen query={query} failed={WithReason}>
				{(beitritt) => <Wege token={token} beitritt={beitritt} onGesendet={() => setGesendet(true)} />}
			</Geladen>
		</Meldung>
	);
}

function Wege({ token, beitritt, onGesendet }: { token: string; beitritt: Beitritt; onGesendet: () => void }) {
	return (
		<Stack gap={24}>
			<Section title={T.vorhanden}>
				<p className={css.text}>{T.vorhandenText}</p>
				<div>
					<LinkButton to="/login" search={{ ziel: `/admin/sso?code=${encodeURIComponent(token)}` }} size="lg">
						{T.verbinden}
					</LinkButton>
				</div>
			</Section>
			<Section title={T.neu}>
				<p className={css.text}>{beitritt.hindernis ?? T.neuText}</p>
				{beitritt.hindernis === null && <BeitrittFormular token={token} beitritt={beitritt} onGesendet={onGesendet} />}
			</Section>
		</Stack>
	);
}

function Ungueltig() {
	return (
		<Meldung antwort angemeldet titel={T.ungueltig} text={T.ungueltigText}>
			<div>
				<LinkButton to="/login" variant="primary" size="xl">
					{rueckkehr.zurueck}
				</LinkButton>
			</div>
		</Meldung>
	);
}

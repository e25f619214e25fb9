import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { KALENDER } from '../../texte/seminare/seminarkalender.ts';
import { SEMINARE as T } from '../../texte/seminare/seminarplanung.ts';
import { SEMINARTAGE as W } from '../../texte/seminare/seminartage.ts';
import { Page, PageTitle, Section } from '../../ui/layout/page.tsx';
import { OuterLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { zeitraum } from '../seminare/worte.ts';
import { Kalender } from '../seminarkalender/kalender.tsx';
import css from './planung.module.css';
import { Planung } from './planung.tsx';
import { planungQuery } from './queries.ts';

interface MeineSeminarePageProps {
	freiwilligerID: string;
	heute: string;
}

/** The volunteer's own days: plan, waiting, what is still open, what can be had. */
export function MeineSeminarePage({ freiwilligerID, heute }: MeineSeminarePageProps) {
	const { data: planung } = useQuery(planungQuery(freiwilligerID));
	usePageHead({ title: T.meine });
	const zeit = planung && zeitraum({ von: planung.vertragsbeginn, bis: planung.vertragsende });
	return (
		<Page>
			<PageTitle title={T.meine} note={planung && W.block(planung.dienstart, zeit ?? null)} />
			<Planung
				freiwilligerID={freiwilligerID}
				wer="FREIWILLIGER"
				heute={heute}
				hinweis={<Hinweis />}
				darunter={
					<Section title={KALENDER.titel} size="sm" ruled>
						<Kalender wessen="FREIWILLIGER" />
					</Section>
				}
			/>
		</Page>
	);
}

/** What the Traeger wants to say about registering. */
function Hinweis() {
	const { data } = useQuery(parameterQuery);
	if (!data?.isSeminaranmeldungHinweis) return null;
	const { seminaranmeldungHinweisText: text, seminaranmeldungHinweisUrl: url } = data;
	return (
		<Text className={css.hinweis}>
			{text} {url && <OuterLink href={url}>{T.mehrErfahren}</OuterLink>}
		</Text>
	);
}

import { Text } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hatStatus } from '../../client/api-fehler.ts';
import { MENUE } from '../../texte/menue.ts';
import { WEBHOOKS as T } from '../../texte/verwaltung/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { type Gezeigt, PruefschluesselDialog } from './pruefschluessel-dialog.tsx';
import { webhooksQuery } from './queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { Webhookliste } from './webhookliste.tsx';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** Which programs are told what happens here. */
export function WebhooksPage() {
	const query = useQuery(webhooksQuery);
	const [legtAn, setLegtAn] = useState(false);
	const [gezeigt, setGezeigt] = useState<Gezeigt | null>(null);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const neu = (
		<Button variant="primary" onClick={() => setLegtAn(true)}>
			{T.neu} …
		</Button>
	);
	return (
		<Page>
			<PageTitle title={T.titel} actions={query.data && query.data.length > 0 && neu} />
			{hatStatus(query.error, 404) ? (
				<EmptyState icon={IconWebhook} title={T.gesperrt} text={T.gesperrtText} />
			) : (
				<>
					<Text variant="intro">{T.text}</Text>
					<Geladen
						query={query}
						empty={<EmptyState icon={IconWebhook} title={T.keiner} text={T.keinerText} action={neu} />}
					>
						{(webhooks) => <Webhookliste webhooks={webhooks} onGezeigt={setGezeigt} />}
					</Geladen>
				</>
			)}
			{legtAn && <WebhookDialog onClose={() => setLegtAn(false)} onGezeigt={setGezeigt} />}
			{gezeigt && <PruefschluesselDialog gezeigt={gezeigt} onClose={() => setGezeigt(null)} />}
		</Page>
	);
}

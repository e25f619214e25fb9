import { Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hatStatus } from '../../client/api-fehler.ts';
import { MENUE } from '../../texte/menue.ts';
import { API_SCHLUESSEL as T } from '../../texte/verwaltung/api-schluessel.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { GeheimnisDialog } from './geheimnis-dialog.tsx';
import { apiSchluesselQuery } from './queries.ts';
import { SchluesselDialog } from './schluessel-dialog.tsx';
import { Schluesselliste } from './schluesselliste.tsx';

const GEHEIM = { titel: T.geheim, warnung: T.geheimWarnung, text: T.geheimText };
const CRUMBS = [{ label: MENUE.gruppen.system }];

/** Which programs may ask this portal, and for what. */
export function ApiSchluesselPage() {
	const query = useQuery(apiSchluesselQuery);
	const { data: schluessel, error } = query;
	const [legtAn, setLegtAn] = useState(false);
	const [geheimnis, setGeheimnis] = useState<string | null>(null);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const istGesperrt = hatStatus(error, 404);
	const neu = (
		<Button variant="primary" onClick={() => setLegtAn(true)}>
			{T.neu} …
		</Button>
	);
	return (
		<Page>
			<PageTitle title={T.titel} actions={schluessel && schluessel.length > 0 && neu} />
			{istGesperrt ? (
				<EmptyState icon={IconKey} title={T.gesperrt} text={T.gesperrtText} />
			) : (
				<>
					<Text variant="intro">{T.text}</Text>
					<Geladen
						query={query}
						empty={<EmptyState icon={IconKey} title={T.keiner} text={T.keinerText} action={neu} />}
					>
						{(schluessel) => <Schluesselliste schluessel={schluessel} onGeheimnis={setGeheimnis} />}
					</Geladen>
				</>
			)}
			{legtAn && <SchluesselDialog onClose={() => setLegtAn(false)} onGeheimnis={setGeheimnis} />}
			{geheimnis !== null && (
				<GeheimnisDialog geheimnis={geheimnis} worte={GEHEIM} onClose={() => setGeheimnis(null)} />
			)}
		</Page>
	);
}

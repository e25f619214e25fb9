import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { MENUE } from '../../texte/menue.ts';
import { PARAMETER as T } from '../../texte/verwaltung/parameter.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { parameterQuery } from '../portal/portal.ts';
import { VerlaufDialog } from '../verlauf/verlauf-dialog.tsx';
import type { Bereich } from './bereiche.ts';
import { Formular } from './formular.tsx';
import css from './parameter.module.css';
import { type Historieneintrag, parameterHistorieQuery } from './queries.ts';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** Everything a tenant sets for itself, on six tabs with one bar to save. */
export function ParameterPage({ bereich }: { bereich: Bereich }) {
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const parameter = useQuery(parameterQuery);
	const { data: historie, ...geladen } = useQuery(parameterHistorieQuery);
	const [verlauf, setVerlauf] = useState(false);
	// The public part alone isn't everything: it came before the login, or for somebody else.
	const vollstaendig = historie && parameter.data?.version !== undefined ? parameter.data : undefined;
	return (
		<Page>
			<PageTitle
				title={T.titel}
				actions={
					<>
						{historie?.[0] && <span className={css.zuletzt}>{zuletzt(historie[0])}</span>}
						<Button onClick={() => setVerlauf(true)}>{T.verlauf}</Button>
					</>
				}
			/>
			<Geladen query={{ ...parameter, data: vollstaendig }} lines={8}>
				{(mandant) => <Formular mandant={mandant} bereich={bereich} />}
			</Geladen>
			{verlauf && (
				<VerlaufDialog
					titel={T.verlaufTitel}
					query={{ ...geladen, data: historie?.map((e) => ({ ...e, id: String(e.version) })) }}
					onClose={() => setVerlauf(false)}
				/>
			)}
		</Page>
	);
}

function zuletzt({ akteur, zeit }: Historieneintrag): string {
	return T.zuletzt(akteur ? (akteur.name ?? T.unbekannt) : null, formatDatumUhrzeit(zeit));
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { PARAMETER as T } from '../../texte/parameter.ts';
import { SHELL } from '../../texte/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { ErrorBox, SkeletonLines } from '../../ui/states.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { parameterQuery } from '../shell/portal.ts';
import { VerlaufDialog } from '../verlauf/verlauf-dialog.tsx';
import type { Bereich } from './bereiche.ts';
import { Formular } from './formular.tsx';
import css from './parameter.module.css';
import { type Eintrag, parameterHistorieQuery } from './queries.ts';

const CRUMBS = [{ label: SHELL.gruppen.system }];

/** Everything a tenant sets for itself, on six tabs with one bar to save. */
export function ParameterPage({ bereich }: { bereich: Bereich }) {
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const { data, isError, refetch } = useQuery(parameterQuery);
	const { data: historie, ...geladen } = useQuery(parameterHistorieQuery);
	const [verlauf, setVerlauf] = useState(false);
	// The public part alone isn't everything: it came before the login, or for somebody else.
	const vollstaendig = data?.version !== undefined && historie !== undefined;
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
			{isError && <ErrorBox onRetry={() => void refetch()} />}
			{!vollstaendig && !isError && <SkeletonLines lines={8} />}
			{vollstaendig && <Formular mandant={data} bereich={bereich} />}
			{verlauf && (
				<VerlaufDialog
					titel={T.verlaufTitel}
					eintraege={historie?.map((e) => ({ ...e, id: String(e.version) }))}
					isError={geladen.isError}
					onRetry={() => void geladen.refetch()}
					onClose={() => setVerlauf(false)}
				/>
			)}
		</Page>
	);
}

function zuletzt({ akteur, zeit }: Eintrag): string {
	return T.zuletzt(akteur ? (akteur.name ?? T.unbekannt) : T.portal, formatDatumUhrzeit(zeit));
}

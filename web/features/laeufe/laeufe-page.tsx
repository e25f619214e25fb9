import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { LAEUFE as T } from '../../texte/geld/laeufe.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Paging } from '../../ui/table/paging.tsx';
import { type SimpleColumn, SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { Laufstand } from './laufstand.tsx';
import { lauftitel } from './lauftitel.ts';
import { type Laufkopf, laeufeQuery } from './queries.ts';

/** Fetched when somebody begins one. */
const LaufDialog = later(async () => (await import('./lauf-dialog.tsx')).LaufDialog);

/** Mostly there is nothing open. */
const Reste = later(async () => (await import('./reste.tsx')).Reste);

const CRUMBS = [{ label: MENUE.gruppen.geld }];

const SPALTEN: readonly SimpleColumn<Laufkopf>[] = [
	{ head: T.nr, cell: ({ nr }) => nr, width: 64 },
	{
		head: T.art,
		isRowHead: true,
		cell: ({ id, ...lauf }) => (
			<TextLink to="/admin/laeufe/$id" params={{ id }}>
				{lauftitel(lauf)}
			</TextLink>
		),
	},
	{ head: T.zeitraum, cell: ({ von, bis }) => T.monate(von, bis), nowrap: true },
	{ head: T.status, cell: ({ status }) => <Laufstand status={status} />, nowrap: true },
	{ head: T.seit, cell: ({ statusSeit }) => formatDatum(tagInBerlin(statusSeit)), nowrap: true },
	{ head: T.zeilen, cell: ({ zeilen }) => zeilen, align: 'end' },
	{
		head: T.summe,
		cell: ({ summe, status }) => (status === 'VERWORFEN' ? <s>{T.euro(summe)}</s> : T.euro(summe)),
		align: 'end',
		nowrap: true,
	},
];

/** Accounting runs, the newest first. */
export function LaeufePage({ heute }: { heute: string }) {
	const navigate = useNavigate();
	const [seite, setSeite] = useState(1);
	const [neu, setNeu] = useState(false);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const query = useQuery(laeufeQuery(seite));
	const anlegen = (
		<Button variant="primary" icon={IconPlus} onClick={() => setNeu(true)}>
			{T.anlegen} …
		</Button>
	);
	return (
		<Page>
			<PageTitle title={T.titel} actions={anlegen} />
			<Geladen query={query}>
				{({ data, total, groesse }) =>
					total === 0 ? (
						<EmptyState title={T.leer} text={T.leerText} />
					) : (
						<>
							<SimpleTable columns={SPALTEN} rows={data} rowKey={({ id }) => id} label={T.titel} />
							{total > groesse && <Paging page={seite} pageSize={groesse} total={total} onPage={setSeite} />}
						</>
					)
				}
			</Geladen>
			<Suspense>
				<Reste />
			</Suspense>
			{neu && (
				<Suspense>
					<LaufDialog
						heute={heute}
						onClose={() => setNeu(false)}
						onAngelegt={(id) => navigate({ to: '/admin/laeufe/$id', params: { id } })}
					/>
				</Suspense>
			)}
		</Page>
	);
}

import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatZahl } from '#domain/format/zahl.ts';
import { MENUE } from '../../texte/menue.ts';
import { TABELLE } from '../../texte/tabelle.ts';
import { POSTAUSGANG } from '../../texte/verwaltung/mailvorlagen.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ListFooter } from '../../ui/data-table/list-footer.tsx';
import { useTableView } from '../../ui/data-table/table-view.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Paging } from '../../ui/table/paging.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { Mailfilter } from './mailfilter.tsx';
import { mailsQuery } from './queries.ts';
import { MAILSPALTEN } from './spalten.tsx';
import type { Mailsuche } from './suche.ts';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** What was sent, what waits and what failed, newest first. */
export function MailsPage({ suche }: { suche: Mailsuche }) {
	const { seite = 1, status, schluessel } = suche;
	const navigate = useNavigate();
	const view = useTableView('mails', MAILSPALTEN);
	const { data, isError, isPlaceholderData, refetch } = useQuery(mailsQuery(suche));
	usePageHead({ title: POSTAUSGANG.titel, crumbs: CRUMBS });
	return (
		<Page list>
			<PageTitle title={POSTAUSGANG.titel} note={data && TABELLE.eintraege(formatZahl(data.total, 0))} />
			<Mailfilter suche={suche} onSuche={(neu) => navigate({ to: '/admin/system/postausgang', search: neu })} />
			<DataTable
				label={POSTAUSGANG.titel}
				columns={MAILSPALTEN}
				view={view}
				rows={data?.data}
				error={isError}
				onRetry={() => void refetch()}
				busy={isPlaceholderData}
				rowId={({ id }) => id}
				rowName={({ betreff, bezeichnung }) => betreff || bezeichnung}
				onOpen={({ id }) => navigate({ to: '/admin/system/postausgang/$id', params: { id } })}
				empty={
					<EmptyState
						plain
						icon={IconMail}
						text={status || schluessel ? POSTAUSGANG.leerGefiltert : POSTAUSGANG.leer}
					/>
				}
			/>
			<ListFooter
				paging={
					data && (
						<Paging
							page={seite}
							pageSize={data.groesse}
							total={data.total}
							onPage={(neu) =>
								navigate({
									to: '/admin/system/postausgang',
									search: { status, schluessel, seite: neu === 1 ? undefined : neu },
								})
							}
						/>
					)
				}
			>
				{POSTAUSGANG.hinweis}
			</ListFooter>
		</Page>
	);
}

import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatZahl } from '#domain/format/zahl.ts';
import { MAILS } from '../../texte/listen.ts';
import { SHELL } from '../../texte/shell.ts';
import { UI } from '../../texte/ui.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ListFooter } from '../../ui/data-table/list-footer.tsx';
import { useTableView } from '../../ui/data-table/table-view.ts';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Paging } from '../../ui/paging.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { usePageHead } from '../shell/page-head.ts';
import { mailsQuery } from './queries.ts';
import { MAILSPALTEN } from './spalten.tsx';

const CRUMBS = [{ label: SHELL.gruppen.system }];

/** What would have been sent, newest first. */
export function MailsPage({ seite }: { seite: number }) {
	const navigate = useNavigate();
	const view = useTableView('mails', MAILSPALTEN);
	const { data, isError, isPlaceholderData, refetch } = useQuery(mailsQuery(seite));
	usePageHead({ title: MAILS.titel, crumbs: CRUMBS });
	return (
		<Page list>
			<PageTitle title={MAILS.titel} note={data && UI.eintraege(formatZahl(data.total, 0))} />
			<DataTable
				label={MAILS.titel}
				columns={MAILSPALTEN}
				view={view}
				rows={data?.data}
				error={isError}
				onRetry={() => void refetch()}
				busy={isPlaceholderData}
				rowId={({ id }) => id}
				rowName={({ betreff }) => betreff || MAILS.ohneBetreff}
				onOpen={({ id }) => navigate({ to: '/admin/system/mails/$id', params: { id } })}
				empty={<EmptyState plain icon={IconMail} text={MAILS.leer} />}
			/>
			<ListFooter
				paging={
					data && (
						<Paging
							page={seite}
							pageSize={data.groesse}
							total={data.total}
							onPage={(neu) => navigate({ to: '/admin/system/mails', search: neu === 1 ? {} : { seite: neu } })}
						/>
					)
				}
			>
				{MAILS.hinweis}
			</ListFooter>
		</Page>
	);
}

import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { FOERDERUNG as T } from '../../texte/geld/foerderung.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { later } from '../../ui/later.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { type SimpleColumn, SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { programmeQuery } from '../laeufe/queries.ts';
import { usePageHead } from '../portal/page-head.ts';
import { infoQuery } from '../portal/portal.ts';
import { Programmstand } from './programmstand.tsx';
import type { Programm } from './queries.ts';
import { satzHeute } from './werte.ts';

/** Fetched when somebody begins one. */
const AnlegenDialog = later(async () => (await import('./anlegen-dialog.tsx')).AnlegenDialog);

const CRUMBS = [{ label: MENUE.gruppen.geld }];

const spalten = (heute: string): readonly SimpleColumn<Programm>[] => [
	{
		head: T.name,
		isRowHead: true,
		cell: ({ id, bezeichnung, isVorgabe }) => (
			<>
				<TextLink to="/admin/foerderprogramme/$id" params={{ id }} search={{}}>
					{bezeichnung}
				</TextLink>
				{isVorgabe && <Span variant="secondary"> {T.mitgeliefert}</Span>}
			</>
		),
	},
	{ head: T.geldgeber, cell: ({ geldgeber }) => geldgeber ?? '–' },
	{ head: T.fuer, cell: ({ dienste }) => dienste.map((dienst) => T.dienste[dienst]).join(', ') || '–' },
	{
		head: T.satz,
		cell: (programm) => satzHeute(programm, heute) ?? <Span variant="secondary">{T.ohneSatz}</Span>,
		align: 'end',
		nowrap: true,
	},
	{ head: T.stand, cell: ({ isAktiv }) => <Programmstand isAktiv={isAktiv} />, nowrap: true },
];

/** Funding programmes by name. */
export function FoerderprogrammePage() {
	const { heute } = useSuspenseQuery(infoQuery).data;
	const navigate = useNavigate();
	const [neu, setNeu] = useState(false);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const query = useQuery(programmeQuery);
	return (
		<Page>
			<PageTitle
				title={T.titel}
				actions={
					<Button variant="primary" icon={IconPlus} onClick={() => setNeu(true)}>
						{T.anlegen} …
					</Button>
				}
			/>
			<Text variant="intro">{T.einleitung}</Text>
			<Geladen query={query} empty={<EmptyState title={T.leer} />}>
				{(programme) => (
					<SimpleTable
						className="tabular"
						columns={spalten(heute)}
						rows={programme}
						rowKey={({ id }) => id}
						label={T.titel}
					/>
				)}
			</Geladen>
			{neu && (
				<Suspense>
					<AnlegenDialog
						onClose={() => setNeu(false)}
						onAngelegt={(id) => navigate({ to: '/admin/foerderprogramme/$id', params: { id }, search: {} })}
					/>
				</Suspense>
			)}
		</Page>
	);
}

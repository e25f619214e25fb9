import { Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { SAMMEL, sammeltitel } from '../../texte/listen/sammelaktion.ts';
import { MENUE } from '../../texte/menue.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { type EigenerLauf, laeufeQuery } from './queries.ts';

const CRUMBS = [{ label: MENUE.gruppen.freiwillige }];

/** Where results wait: the own runs of the last days. */
export function SammelaktionenPage() {
	const query = useQuery(laeufeQuery);
	usePageHead({ title: SAMMEL.titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={SAMMEL.titel} />
			<Geladen
				query={query}
				empty={
					<EmptyState
						icon={IconChecklist}
						title={SAMMEL.keine}
						text={SAMMEL.leer}
						action={<LinkButton to="/admin/bewerbungen">{SAMMEL.zurListe}</LinkButton>}
					/>
				}
			>
				{(laeufe) => (
					<>
						<Text variant="secondary">{SAMMEL.einleitung}</Text>
						<Laeufe laeufe={laeufe} />
					</>
				)}
			</Geladen>
		</Page>
	);
}

function Laeufe({ laeufe }: { laeufe: readonly EigenerLauf[] }) {
	return (
		<SimpleTable
			rows={laeufe}
			rowKey={({ id }) => id}
			columns={[
				{
					head: SAMMEL.spalte.aktion,
					isRowHead: true,
					cell: ({ id, aktion }) => (
						<TextLink to="/admin/sammelaktionen/$id" params={{ id }}>
							{sammeltitel(aktion)}
						</TextLink>
					),
				},
				{ head: SAMMEL.spalte.begonnen, cell: ({ begonnenAm }) => formatDatumUhrzeit(begonnenAm) },
				{ head: SAMMEL.spalte.ergebnis, cell: stand },
			]}
		/>
	);
}

function stand({ beendetAm, gesamt, erledigt, gesperrt }: EigenerLauf): string {
	return beendetAm === null ? SAMMEL.laufend(erledigt + gesperrt, gesamt) : SAMMEL.ergebnis(erledigt, gesperrt);
}

import { Text } from '@mantine/core';
import { IconForms, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { FELDABFRAGEN as T } from '../../texte/listen/feldabfragen.ts';
import { MENUE } from '../../texte/menue.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { VerlaufKnopf } from '../stammdaten/verlauf-knopf.tsx';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { Status } from '../status/status.tsx';
import { FeldabfrageDialog } from './feldabfrage-dialog.tsx';
import css from './feldabfragen.module.css';
import { type Feldabfrage, feldabfragenQuery } from './queries.ts';

const CRUMBS = [{ label: MENUE.gruppen.freiwillige }];

/** What is asked before which status. */
export function FeldabfragenPage() {
	const query = useQuery(feldabfragenQuery);
	const { data: abfragen } = query;
	const [offen, setOffen] = useState<{ abfrage: Feldabfrage | null } | null>(null);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const neu = (
		<Button variant="primary" icon={IconPlus} onClick={() => setOffen({ abfrage: null })}>
			{T.neu} …
		</Button>
	);
	return (
		<Page>
			<PageTitle
				title={T.titel}
				actions={
					<>
						<VerlaufKnopf art="feldabfrage" titel={T.titel} />
						{abfragen && abfragen.length > 0 && neu}
					</>
				}
			/>
			<Text variant="intro">{T.text}</Text>
			<Geladen query={query} empty={<EmptyState icon={IconForms} title={T.keine} text={T.keineText} action={neu} />}>
				{(abfragen) => <Tabelle abfragen={abfragen} onBearbeiten={(abfrage) => setOffen({ abfrage })} />}
			</Geladen>
			{offen && <FeldabfrageDialog abfrage={offen.abfrage} onClose={() => setOffen(null)} />}
		</Page>
	);
}

interface TabelleProps {
	abfragen: readonly Feldabfrage[];
	onBearbeiten: (abfrage: Feldabfrage) => void;
}

function Tabelle({ abfragen, onBearbeiten }: TabelleProps) {
	const { data: dienstarten = [] } = useQuery(dienstartenQuery);
	const kurz = (ids: readonly string[]) =>
		ids.map((id) => dienstarten.find((d) => d.id === id)?.kurz ?? '').join(', ') || T.alleDienstarten;
	return (
		<SimpleTable
			top
			className={css.tabelle}
			rows={abfragen}
			rowKey={({ id }) => id}
			columns={[
				{ head: T.feld.bezeichnung, isRowHead: true, cell: ({ bezeichnung }) => bezeichnung },
				{ head: T.feld.zielStatus, cell: ({ zielStatus }) => <Status katalog={FREIWILLIGER} nummer={zielStatus} /> },
				{ head: T.feld.dienstartIDs, nowrap: true, cell: ({ dienstartIDs }) => kurz(dienstartIDs) },
				{
					head: T.feld.felder,
					cell: ({ felder }) => (
						<>
							{felder.map((f) => f.bezeichnung).join(', ')}
							<span className={css.neben}>{T.pflichtfelder(felder.filter((f) => f.isPflicht).length)}</span>
						</>
					),
				},
				{ head: T.zustand, nowrap: true, cell: ({ isAktiv }) => (isAktiv ? T.aktiv : T.inaktiv) },
				{
					head: T.aktion,
					cell: (abfrage) => (
						<IconButton
							icon={IconPencil}
							size="sm"
							label={T.bearbeiten(abfrage.bezeichnung)}
							onClick={() => onBearbeiten(abfrage)}
						/>
					),
				},
			]}
		/>
	);
}

import { Text, VisuallyHidden } from '@mantine/core';
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { MENUE } from '../../texte/menue.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { Button } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { infoQuery } from '../portal/portal.ts';
import { darf, type Sitzung } from '../portal/sitzung.ts';
import { AnlegenDialog } from './anlegen-dialog.tsx';
import { uebersichtQuery, type Zykluszeile } from './queries.ts';
import { Stand } from './stand.tsx';
import { StartenDialog } from './starten-dialog.tsx';
import { Uebernahmebalken } from './uebernahmebalken.tsx';
import { bewerbungszeit, plaetze } from './worte.ts';
import css from './zyklen.module.css';

const CRUMBS = [{ label: MENUE.gruppen.system }];

/** All cycles, the newest first; administrators create and start them here. */
export function ZyklenPage({ sitzung }: { sitzung: Sitzung }) {
	const query = useQuery(uebersichtQuery);
	const { data: zyklen } = query;
	const { data: info } = useQuery(infoQuery);
	const [legtAn, setLegtAn] = useState(false);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const verwaltet = darf(sitzung, 'ADMIN');
	const neu = verwaltet && (
		<Button variant="primary" icon={IconPlus} onClick={() => setLegtAn(true)}>
			{T.neu} …
		</Button>
	);
	return (
		<Page>
			<PageTitle title={T.titel} actions={zyklen && zyklen.length > 0 && neu} />
			<Text variant="intro">{T.text}</Text>
			<Uebernahmebalken />
			<Geladen
				query={query}
				empty={<EmptyState icon={IconCalendarRepeat} title={T.keiner} text={T.keinerText} action={neu} />}
			>
				{(zyklen) => <Zyklusliste zyklen={zyklen} verwaltet={verwaltet} />}
			</Geladen>
			{legtAn && info && <AnlegenDialog zyklen={zyklen ?? []} heute={info.heute} onClose={() => setLegtAn(false)} />}
		</Page>
	);
}

function Zyklusliste({ zyklen, verwaltet }: { zyklen: readonly Zykluszeile[]; verwaltet: boolean }) {
	const [startet, setStartet] = useState<Zykluszeile | null>(null);
	return (
		<>
			<SimpleTable
				rows={zyklen}
				rowKey={({ id }) => id}
				columns={[
					{
						head: T.spalte.zyklus,
						isRowHead: true,
						cell: ({ id, bezeichnung }) => (
							<TextLink to="/admin/system/zyklen/$id" params={{ id }}>
								{bezeichnung}
							</TextLink>
						),
					},
					{ head: T.spalte.status, cell: (zyklus) => <Stand zyklus={zyklus} /> },
					{ head: T.spalte.zeitraum, cell: ({ start, ende }) => T.zeitraum(formatDatum(start), formatDatum(ende)) },
					{ head: T.spalte.bewerbung, cell: bewerbungszeit },
					{ head: T.spalte.freiwillige, align: 'end', cell: ({ freiwillige }) => formatZahl(freiwillige, 0) },
					{ head: T.spalte.plaetze, align: 'end', cell: plaetze },
					{
						head: T.spalte.aktion,
						isHeadHidden: true,
						align: 'end',
						width: 160,
						className: css.aktion,
						cell: (zyklus) =>
							verwaltet &&
							zyklus.status === 'ANGELEGT' && (
								<Button size="sm" onClick={() => setStartet(zyklus)}>
									{T.startenKurz} <VisuallyHidden>{zyklus.bezeichnung}</VisuallyHidden> …
								</Button>
							),
					},
				]}
			/>
			{startet && <StartenDialog zyklus={startet} onClose={() => setStartet(null)} />}
		</>
	);
}

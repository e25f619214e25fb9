import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MENUE } from '../../texte/menue.ts';
import { DIENSTART, STAMMDATEN } from '../../texte/verwaltung/stammdaten.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Geladen } from '../../ui/feedback/geladen.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { alleDienstartenQuery } from './arten.ts';
import { DienstartDialog } from './dienstart-dialog.tsx';
import css from './stammdaten.module.css';
import { VerlaufKnopf } from './verlauf-knopf.tsx';

const CRUMBS = [
	{ label: MENUE.gruppen.system },
	{ label: STAMMDATEN.titel, link: { to: '/admin/system/stammdaten' } },
] as const;

/** The kinds of service, with what applies to each. */
export function DienstartenPage() {
	const query = useQuery(alleDienstartenQuery);
	const [offen, setOffen] = useState<{ id: string | null } | null>(null);
	usePageHead({ title: DIENSTART.titel, crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle
				title={DIENSTART.titel}
				actions={
					<>
						<VerlaufKnopf art="dienstart" titel={DIENSTART.titel} />
						<Button variant="primary" icon={IconPlus} onClick={() => setOffen({ id: null })}>
							{DIENSTART.neu} …
						</Button>
					</>
				}
			/>
			<Geladen query={query}>
				{(dienstarten) => (
					<SimpleTable
						className={css.tabelle}
						rows={dienstarten}
						rowKey={({ id }) => id}
						columns={[
							{
								head: DIENSTART.feld.bezeichnung,
								isRowHead: true,
								cell: (d) => (
									<>
										{d.bezeichnung} <span className={css.neben}>{d.isAktiv ? d.key : STAMMDATEN.inaktiv}</span>
									</>
								),
							},
							{ head: DIENSTART.feld.art, cell: (d) => DIENSTART.art[d.art] },
							{ head: DIENSTART.alter, cell: (d) => DIENSTART.jahre(d.minAlter, d.maxAlter) },
							{ head: DIENSTART.dauer, cell: (d) => DIENSTART.monate(d.minMonate, d.maxMonate) },
							{
								head: DIENSTART.aktion,
								width: 112,
								cell: (d) => (
									<IconButton
										icon={IconPencil}
										size="sm"
										label={DIENSTART.bearbeiten(d.bezeichnung)}
										onClick={() => setOffen({ id: d.id })}
									/>
								),
							},
						]}
					/>
				)}
			</Geladen>
			{offen && <DienstartDialog id={offen.id} onClose={() => setOffen(null)} />}
		</Page>
	);
}

import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SHELL } from '../../texte/shell.ts';
import { DIENSTART, STAMMDATEN } from '../../texte/stammdaten.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Geladen } from '../../ui/geladen.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import tabelle from '../../ui/simple-table.module.css';
import { usePageHead } from '../shell/page-head.ts';
import { dienstartenQuery } from './arten.ts';
import { DienstartDialog } from './dienstart-dialog.tsx';
import css from './stammdaten.module.css';
import { VerlaufKnopf } from './verlauf-knopf.tsx';

const CRUMBS = [
	{ label: SHELL.gruppen.system },
	{ label: STAMMDATEN.titel, link: { to: '/admin/system/stammdaten' } },
] as const;

/** The kinds of service, with what applies to each. */
export function DienstartenPage() {
	const query = useQuery(dienstartenQuery);
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
							{DIENSTART.neu}
						</Button>
					</>
				}
			/>
			<Geladen query={query}>
				{(dienstarten) => (
					<table className={cx(tabelle.table, css.tabelle)}>
						<thead>
							<tr>
								<th scope="col">{DIENSTART.feld.bezeichnung}</th>
								<th scope="col">{DIENSTART.feld.art}</th>
								<th scope="col">{DIENSTART.alter}</th>
								<th scope="col">{DIENSTART.dauer}</th>
								<th scope="col">{DIENSTART.aktion}</th>
							</tr>
						</thead>
						<tbody>
							{dienstarten.map((d) => (
								<tr key={d.id}>
									<th scope="row">
										{d.bezeichnung} <span className={css.neben}>{d.isAktiv ? d.key : STAMMDATEN.inaktiv}</span>
									</th>
									<td>{DIENSTART.art[d.art]}</td>
									<td>{DIENSTART.jahre(d.minAlter, d.maxAlter)}</td>
									<td>{DIENSTART.monate(d.minMonate, d.maxMonate)}</td>
									<td className={css.schmal}>
										<IconButton
											icon={IconPencil}
											size="sm"
											label={DIENSTART.bearbeiten(d.bezeichnung)}
											onClick={() => setOffen({ id: d.id })}
										/>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
			</Geladen>
			{offen && <DienstartDialog id={offen.id} onClose={() => setOffen(null)} />}
		</Page>
	);
}

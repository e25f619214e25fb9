import { IconForms, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { FELDABFRAGEN as T } from '../../texte/feldabfragen.ts';
import { SHELL } from '../../texte/shell.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Geladen } from '../../ui/geladen.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import tabelle from '../../ui/simple-table.module.css';
import { EmptyState } from '../../ui/states.tsx';
import { dienstartenQuery } from '../akte/queries.ts';
import { usePageHead } from '../shell/page-head.ts';
import { VerlaufKnopf } from '../stammdaten/verlauf-knopf.tsx';
import { Status } from '../status/status.tsx';
import { FeldabfrageDialog } from './feldabfrage-dialog.tsx';
import css from './feldabfragen.module.css';
import { type Feldabfrage, feldabfragenQuery } from './queries.ts';

const CRUMBS = [{ label: SHELL.gruppen.freiwillige }];

/** What is asked before which status. */
export function FeldabfragenPage() {
	const query = useQuery(feldabfragenQuery);
	const { data: abfragen } = query;
	const [offen, setOffen] = useState<{ abfrage: Feldabfrage | null } | null>(null);
	usePageHead({ title: T.titel, crumbs: CRUMBS });
	const neu = (
		<Button variant="primary" icon={IconPlus} onClick={() => setOffen({ abfrage: null })}>
			{T.neu}
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
			<p className={css.text}>{T.text}</p>
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
		<table className={cx(tabelle.table, css.tabelle)}>
			<thead>
				<tr>
					<th scope="col">{T.feld.bezeichnung}</th>
					<th scope="col">{T.feld.zielStatus}</th>
					<th scope="col">{T.feld.dienstartIDs}</th>
					<th scope="col">{T.feld.felder}</th>
					<th scope="col">{T.zustand}</th>
					<th scope="col">{T.aktion}</th>
				</tr>
			</thead>
			<tbody>
				{abfragen.map((abfrage) => (
					<tr key={abfrage.id}>
						<th scope="row">{abfrage.bezeichnung}</th>
						<td>
							<Status katalog={FREIWILLIGER} nummer={abfrage.zielStatus} />
						</td>
						<td className={css.fest}>{kurz(abfrage.dienstartIDs)}</td>
						<td>
							{abfrage.felder.map((f) => f.bezeichnung).join(', ')}
							<span className={css.neben}>{T.pflichtfelder(abfrage.felder.filter((f) => f.isPflicht).length)}</span>
						</td>
						<td className={css.fest}>{abfrage.isAktiv ? T.aktiv : T.inaktiv}</td>
						<td>
							<IconButton
								icon={IconPencil}
								size="sm"
								label={T.bearbeiten(abfrage.bezeichnung)}
								onClick={() => onBearbeiten(abfrage)}
							/>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

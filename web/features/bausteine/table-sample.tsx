import { IconPhoneOutgoing } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx';
import type { Sort, TableColumn } from '../../ui/data-table/columns.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { DensitySwitch } from '../../ui/data-table/density-switch.tsx';
import { ListFooter, SelectionBar } from '../../ui/data-table/list-footer.tsx';
import { useTableView } from '../../ui/data-table/table-view.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { PageTitle } from '../../ui/layout/page.tsx';
import { FilterBar, FilterChip, SearchField } from '../../ui/table/filter-bar.tsx';
import { Paging } from '../../ui/table/paging.tsx';
import { Status } from '../status/status.tsx';
import css from './bausteine.module.css';
import { Sample } from './sample.tsx';

interface Zeile {
	id: string;
	name: string;
	alter: number;
	status: FreiwilligerStatus;
	einsatzort: string;
	dienstart: string | null;
	datum: string;
}

const NAMEN = [
	'Demirtaş, Aylin',
	'Lindner, Noah',
	'Marchetti, Sofia',
	'Hoffmann, Lena Marie',
	'Kovalenko, Dmytro',
	'Yıldırım, Emre',
	'Reichwein, Paula',
	'Adeyemi, Oluchi',
	'Obermüller, Finn',
	'Vollrath, Theresa',
	'El-Khatib, Mohamed',
	'Strack, Lukas',
	'Jüngling, Hannah',
	'Brückner, Ines',
];
const STATUS: readonly FreiwilligerStatus[] = [
	FREIWILLIGER.nr.BewerbungsProzess,
	FREIWILLIGER.nr.BewerbungsProzess,
	FREIWILLIGER.nr.BewerbungKontaktiert,
	FREIWILLIGER.nr.BewerbungVerhandlung,
	FREIWILLIGER.nr.BewerbungVerhandlung,
	FREIWILLIGER.nr.BewerbungsProzess,
	FREIWILLIGER.nr.BewerbungEinigung,
	FREIWILLIGER.nr.BewerbungKontaktiert,
];
const ORTE = [
	'TV Siebenhügel Gießen',
	'TSG Waldkauz Marburg',
	'SC Mainbogen Offenbach',
	'Reitverein Taunusblick Usingen',
];
const ZEILEN: readonly Zeile[] = NAMEN.map((name, i) => ({
	id: String(i),
	name,
	alter: 16 + ((i * 3) % 8),
	status: STATUS[i % STATUS.length] ?? 2000,
	einsatzort: ORTE[i % ORTE.length] ?? '',
	dienstart: i % 5 === 0 ? null : 'FSJ',
	datum: `2026-08-${String(19 - i).padStart(2, '0')}`,
}));

const COLUMNS: readonly TableColumn<Zeile>[] = [
	{ id: 'name', header: 'Name', size: 150, pinned: true, strong: true, sortable: true, cell: (z) => z.name },
	{
		id: 'alter',
		header: 'Alter',
		size: 66,
		sortable: true,
		cell: (z) => (
			<>
				{z.alter} {z.alter < 18 && <Tag>U18</Tag>}
			</>
		),
	},
	{
		id: 'status',
		header: 'Status',
		size: 182,
		sortable: true,
		cell: (z) => <Status katalog={FREIWILLIGER} nummer={z.status} tinted />,
	},
	{ id: 'einsatzort', header: 'Einsatzort', size: 200, grow: true, sortable: true, cell: (z) => z.einsatzort },
	{ id: 'dienstart', header: 'Dienstart', size: 90, cell: (z) => z.dienstart ?? 'offen' },
	{
		id: 'dokumente',
		header: 'Dokumente',
		size: 110,
		cell: (z) => <Ampel state={z.alter < 18 ? 'missing' : 'ok'}>{z.alter < 18 ? '2 fehlen' : 'vollständig'}</Ampel>,
	},
	{ id: 'datum', header: 'Beworben am', size: 96, align: 'end', sortable: true, cell: (z) => formatDatum(z.datum) },
	{ id: 'ort', header: 'Ort', size: 140, minWindow: 1600, cell: () => 'Wetzlar' },
	{ id: 'region', header: 'Region (Attribut 1)', size: 140, optional: true, cell: () => 'Mitte' },
];

type Probe = 'Zeilen' | 'Lädt' | 'Leer' | 'Fehler';

export function TableSample() {
	const view = useTableView('bausteine', COLUMNS);
	const [sort, setSort] = useState<Sort>({ id: 'datum', desc: true });
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '5']));
	const [page, setPage] = useState(1);
	const [text, setText] = useState('');
	const [probe, setProbe] = useState<Probe>('Zeilen');
	const paging = <Paging page={page} pageSize={50} total={214} onPage={setPage} />;
	return (
		<Sample title="Liste">
			<div className={css.list}>
				<PageTitle
					title="Bewerbungen"
					note="214 Einträge"
					actions={(['Zeilen', 'Lädt', 'Leer', 'Fehler'] as const).map((name) => (
						<Button key={name} aria-pressed={probe === name} onClick={() => setProbe(name)}>
							{name}
						</Button>
					))}
				/>
				<FilterBar
					onReset={() => setText('')}
					view={
						<>
							<DensitySwitch view={view} />
							<ColumnChooser columns={COLUMNS} view={view} />
						</>
					}
				>
					<SearchField value={text} onChange={setText} placeholder="Name, Ort, E-Mail" />
					<FilterChip name="Status" value="2000–2800" onRemove={() => undefined}>
						<CheckboxField label="2000 (Beworben)" defaultChecked />
					</FilterChip>
					<FilterChip name="Dienstart" value="FSJ, BFD U27" more={2} onRemove={() => undefined}>
						<CheckboxField label="FSJ" defaultChecked />
					</FilterChip>
					<FilterChip name="Filter">
						<CheckboxField label="Nur Minderjährige" />
					</FilterChip>
				</FilterBar>
				<DataTable
					label="Bewerbungen"
					columns={COLUMNS}
					view={view}
					rows={probe === 'Lädt' ? undefined : probe === 'Leer' ? [] : ZEILEN}
					error={probe === 'Fehler'}
					onRetry={() => setProbe('Zeilen')}
					rowId={(z) => z.id}
					rowName={(z) => z.name}
					onOpen={() => undefined}
					sort={sort}
					onSort={setSort}
					selection={{ selected, onChange: setSelected }}
					empty={<EmptyState plain text="Mit diesen Filtern gibt es keine Bewerbungen." />}
				/>
				{selected.size > 0 ? (
					<SelectionBar
						count={selected.size}
						total={214}
						onSelectAll={() => undefined}
						onClear={() => setSelected(new Set())}
						paging={paging}
					>
						<Button size="sm" icon={IconPhoneOutgoing} count="1 von 2">
							Kontaktieren
						</Button>
						<Button size="sm">Ablehnen …</Button>
					</SelectionBar>
				) : (
					<ListFooter paging={paging}>Jede Zeile ist unveränderlich.</ListFooter>
				)}
			</div>
		</Sample>
	);
}

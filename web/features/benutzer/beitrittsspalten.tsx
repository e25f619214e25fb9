import { BEITRITTSSTATUS } from '#domain/status/zugang.ts';
import { BEITRITTE } from '../../texte/benutzer.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Tag } from '../../ui/tag.tsx';
import { oderLeer, personenname, zeitZelle } from '../liste/zellen.tsx';
import css from './benutzer.module.css';
import type { Beitritt } from './queries.ts';

const TITEL = BEITRITTE.spalte;

export const BEITRITTSSPALTEN: readonly TableColumn<Beitritt>[] = [
	{
		id: 'name',
		header: TITEL.name,
		size: 160,
		strong: true,
		sortable: true,
		cell: (anfrage) => (
			<span className={css.status}>
				{personenname(anfrage)}
				{anfrage.isSso && <Tag>{BEITRITTE.sso}</Tag>}
			</span>
		),
	},
	{
		id: 'email',
		header: TITEL.email,
		size: 200,
		sortable: true,
		cell: ({ email, bestehenderUserID }) => (
			<span className={css.status}>
				{email}
				{bestehenderUserID && <Tag>{BEITRITTE.hatKonto}</Tag>}
			</span>
		),
	},
	{
		id: 'adresse',
		header: TITEL.adresse,
		size: 180,
		sortable: true,
		cell: ({ adresse }) => oderLeer(adresse, BEITRITTE.keineStelle),
	},
	{
		id: 'nachricht',
		header: TITEL.nachricht,
		size: 190,
		grow: true,
		quiet: true,
		cell: ({ nachricht }) => <span title={nachricht ?? undefined}>{oderLeer(nachricht)}</span>,
	},
	{ id: 'status', header: TITEL.status, size: 110, sortable: true, cell: ({ status }) => BEITRITTSSTATUS[status] },
	{
		id: 'erstelltAm',
		header: TITEL.erstelltAm,
		size: 120,
		align: 'end',
		sortable: true,
		cell: ({ erstelltAm }) => zeitZelle(erstelltAm),
	},
	{
		id: 'entschiedenVon',
		header: TITEL.entschiedenVon,
		size: 150,
		optional: true,
		cell: ({ entschiedenVon }) => oderLeer(entschiedenVon?.name ?? null),
	},
];

import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { BEWERBUNGEN, LISTE } from '../../texte/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { type Bedingung, bedingungVon, zahlbereich } from '../liste/bedingung.ts';
import { AlterZelle, NameZelle, oderLeer, zeitZelle } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import type { Bewerbung } from './liste.ts';

const TITEL = BEWERBUNGEN.spalte;

const SPALTEN: readonly TableColumn<Bewerbung>[] = [
	{
		id: 'name',
		header: TITEL.name,
		size: 150,
		pinned: true,
		strong: true,
		sortable: true,
		cell: (zeile) => <NameZelle person={zeile} />,
	},
	{ id: 'alter', header: TITEL.alter, size: 68, sortable: true, cell: ({ alter }) => <AlterZelle alter={alter} /> },
	{
		id: 'status',
		header: TITEL.status,
		size: 190,
		sortable: true,
		cell: ({ status }) => <Status katalog={FREIWILLIGER} nummer={status} tinted />,
	},
	{
		id: 'einsatzort',
		header: TITEL.einsatzort,
		size: 200,
		grow: true,
		sortable: true,
		cell: ({ einsatzort }) => oderLeer(einsatzort),
	},
	{
		id: 'wunschstatus',
		header: TITEL.wunschstatus,
		size: 206,
		sortable: true,
		cell: ({ wunschstatus }) => <Status katalog={WUNSCH} nummer={wunschstatus} />,
	},
	{
		id: 'dienstart',
		header: TITEL.dienstart,
		size: 84,
		sortable: true,
		cell: ({ dienstart }) => oderLeer(dienstart, LISTE.offen),
	},
	{
		id: 'betreuer',
		header: TITEL.betreuer,
		size: 130,
		minWindow: 1360,
		sortable: true,
		quiet: true,
		cell: ({ betreuer }) => oderLeer(betreuer, LISTE.niemand),
	},
	{
		id: 'beworbenAm',
		header: TITEL.beworbenAm,
		size: 112,
		align: 'end',
		sortable: true,
		quiet: true,
		cell: ({ beworbenAm }) => zeitZelle(beworbenAm),
	},
	{
		id: 'ort',
		header: TITEL.ort,
		size: 160,
		minWindow: 1600,
		sortable: true,
		quiet: true,
		cell: ({ plz, ort }) => oderLeer([plz, ort].filter(Boolean).join(' ')),
	},
	{
		id: 'bemerkung',
		header: TITEL.bemerkung,
		size: 120,
		minWindow: 1600,
		align: 'end',
		quiet: true,
		cell: ({ letzteBemerkungAm }) => zeitZelle(letzteBemerkungAm),
	},
	{
		id: 'wunschstatusSeit',
		header: TITEL.wunschstatusSeit,
		size: 130,
		optional: true,
		align: 'end',
		sortable: true,
		quiet: true,
		cell: ({ wunschstatusSeit }) => zeitZelle(wunschstatusSeit),
	},
];

/** Labels of statuses after the agreement are longer: then others give some of their room. */
const BREITEN: Readonly<Record<string, number>> = { status: 276, einsatzort: 140, betreuer: 124 };
const MIT_BREITEM_STATUS = SPALTEN.map((spalte) => ({ ...spalte, size: BREITEN[spalte.id] ?? spalte.size }));
const LETZTER_KURZER_STATUS = 3000;

/** The columns for what the filter lets through. */
export function bewerbungsspalten(und: readonly Bedingung[]): readonly TableColumn<Bewerbung>[] {
	const { bis } = zahlbereich(bedingungVon(und, 'status'));
	return bis !== null && bis <= LETZTER_KURZER_STATUS ? SPALTEN : MIT_BREITEM_STATUS;
}

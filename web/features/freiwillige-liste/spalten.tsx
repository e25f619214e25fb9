import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { FREIWILLIGE, LISTE } from '../../texte/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { AlterZelle, NameZelle, oderLeer, tagZelle } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import type { Freiwilligenzeile } from './liste.ts';

const TITEL = FREIWILLIGE.spalte;

type Spalte = TableColumn<Freiwilligenzeile>;
type Datumsfeld = 'vertragsbeginn' | 'vertragsende' | 'dienstantritt' | 'dienstende';

const datum = (id: Datumsfeld, rest: Partial<Spalte> = {}): Spalte => ({
	id,
	header: TITEL[id],
	size: 96,
	align: 'end',
	sortable: true,
	cell: (zeile) => tagZelle(zeile[id]),
	...rest,
});

const SPALTEN: readonly Spalte[] = [
	{
		id: 'name',
		header: TITEL.name,
		size: 150,
		pinned: true,
		strong: true,
		sortable: true,
		cell: (zeile) => <NameZelle person={zeile} />,
	},
	{
		id: 'alter',
		header: TITEL.alter,
		size: 68,
		minWindow: 1600,
		sortable: true,
		cell: ({ alter }) => <AlterZelle alter={alter} />,
	},
	{
		id: 'status',
		header: TITEL.status,
		// Room for 9900 (Nachbearbeitung abgeschlossen).
		size: 276,
		sortable: true,
		cell: ({ status }) => <Status katalog={FREIWILLIGER} nummer={status} tinted />,
	},
	{
		id: 'dienstart',
		header: TITEL.dienstart,
		size: 80,
		sortable: true,
		cell: ({ dienstart }) => oderLeer(dienstart, LISTE.offen),
	},
	{
		id: 'einsatzstelle',
		header: TITEL.einsatzstelle,
		size: 180,
		grow: true,
		minWindow: 1600,
		sortable: true,
		cell: ({ einsatzstelle }) => oderLeer(einsatzstelle),
	},
	{
		id: 'einsatzort',
		header: TITEL.einsatzort,
		size: 160,
		grow: true,
		sortable: true,
		cell: ({ einsatzort }) => oderLeer(einsatzort),
	},
	{
		id: 'vertragsnummer',
		header: TITEL.vertragsnummer,
		size: 138,
		sortable: true,
		cell: ({ vertragsnummer }) => oderLeer(vertragsnummer, LISTE.offen),
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
	datum('vertragsbeginn'),
	datum('vertragsende'),
	datum('dienstantritt', { size: 104, minWindow: 1600, quiet: true }),
	datum('dienstende', { optional: true, quiet: true }),
];

/** With the free fields under the names the Traeger gave them. */
export function freiwilligenspalten(freieFelder: readonly string[]): readonly Spalte[] {
	return [...SPALTEN, ...freieFelder.map(freiesFeld)];
}

const freiesFeld = (bezeichnung: string, stelle: number): Spalte => ({
	id: `frei${stelle + 1}`,
	header: bezeichnung || FREIWILLIGE.freiesFeld(stelle + 1),
	size: 140,
	optional: true,
	quiet: true,
	cell: ({ freieFelder }) => oderLeer(freieFelder[stelle] ?? null),
});

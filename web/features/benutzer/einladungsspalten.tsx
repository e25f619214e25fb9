import { EINLADUNGSSTATUS } from '#domain/status/zugang.ts';
import { EINLADUNGEN } from '../../texte/benutzer.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { oderLeer, personenname, zeitZelle } from '../liste/zellen.tsx';
import { Einladungsmenue } from './einladungsmenue.tsx';
import type { Einladung } from './queries.ts';
import { rollennamen } from './worte.ts';

const TITEL = EINLADUNGEN.spalte;

type Zurueckziehen = (einladung: Einladung) => void;

export const einladungsspalten = (onZurueckziehen: Zurueckziehen): readonly TableColumn<Einladung>[] => [
	{ id: 'name', header: TITEL.name, size: 158, strong: true, sortable: true, cell: personenname },
	{ id: 'email', header: TITEL.email, size: 205, sortable: true, cell: ({ email }) => email },
	{ id: 'rollen', header: TITEL.rollen, size: 185, cell: ({ rollen }) => rollennamen(rollen) },
	{
		id: 'adressen',
		header: TITEL.adressen,
		size: 150,
		grow: true,
		cell: ({ adressen }) => oderLeer(adressen.map(({ bezeichnung }) => bezeichnung).join(', ')),
	},
	{ id: 'status', header: TITEL.status, size: 115, sortable: true, cell: ({ status }) => EINLADUNGSSTATUS[status] },
	{
		id: 'eingeladenVon',
		header: TITEL.eingeladenVon,
		size: 150,
		quiet: true,
		minWindow: 1560,
		cell: ({ eingeladenVon }) => oderLeer(eingeladenVon?.name ?? null),
	},
	{
		id: 'erstelltAm',
		header: TITEL.erstelltAm,
		size: 125,
		minWindow: 1360,
		align: 'end',
		quiet: true,
		sortable: true,
		cell: ({ erstelltAm }) => zeitZelle(erstelltAm),
	},
	{
		id: 'gueltigBis',
		header: TITEL.gueltigBis,
		size: 110,
		align: 'end',
		sortable: true,
		cell: ({ gueltigBis }) => zeitZelle(gueltigBis),
	},
	{
		id: 'aktionen',
		header: TITEL.aktionen,
		size: 76,
		align: 'end',
		cell: (einladung) => <Einladungsmenue einladung={einladung} onZurueckziehen={onZurueckziehen} />,
	},
];

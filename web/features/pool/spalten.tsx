import { LISTE, POOL } from '../../texte/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { alterSpalte, nameSpalte, ortSpalte, textSpalte, zeitSpalte } from '../liste/gemeinsame-spalten.tsx';
import { oderLeer } from '../liste/zellen.tsx';
import type { Poolzeile } from './liste.ts';

const TITEL = POOL.spalte;

export const POOLSPALTEN: readonly TableColumn<Poolzeile>[] = [
	{ ...nameSpalte<Poolzeile>(TITEL.name), size: 200 },
	alterSpalte(TITEL.alter, { size: 84 }),
	ortSpalte(TITEL.ort, { size: 196, grow: true }),
	{
		id: 'sportarten',
		header: TITEL.sportarten,
		size: 220,
		grow: true,
		cell: ({ sportarten }) => oderLeer(sportarten.join(', ')),
	},
	textSpalte('dienstartWunsch', TITEL.dienstartWunsch, { size: 140, leer: LISTE.offen }),
	zeitSpalte('imPoolSeit', TITEL.imPoolSeit, { size: 120 }),
];

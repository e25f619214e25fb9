import { Link } from '@tanstack/react-router';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { MAILS } from '../../texte/listen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { oderLeer } from '../liste/zellen.tsx';
import type { Mail } from './queries.ts';

const TITEL = MAILS.spalte;

export const MAILSPALTEN: readonly TableColumn<Mail>[] = [
	{ id: 'zeit', header: TITEL.zeit, size: 170, cell: ({ erstelltAm }) => formatDatumUhrzeit(erstelltAm) },
	{
		id: 'betreff',
		header: TITEL.betreff,
		size: 320,
		grow: true,
		strong: true,
		cell: ({ id, betreff }) => (
			<Link to="/admin/system/mails/$id" params={{ id }} tabIndex={-1}>
				{betreff || MAILS.ohneBetreff}
			</Link>
		),
	},
	{ id: 'an', header: TITEL.an, size: 270, cell: ({ an }) => oderLeer(an) },
	{ id: 'anlass', header: TITEL.anlass, size: 170, quiet: true, cell: ({ schluessel }) => schluessel },
	{ id: 'status', header: TITEL.status, size: 110, cell: ({ status }) => MAILS.stand[status] },
];

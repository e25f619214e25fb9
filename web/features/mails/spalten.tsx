import { Link } from '@tanstack/react-router';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { POSTAUSGANG } from '../../texte/verwaltung/mailvorlagen.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { oderLeer } from '../liste/zellen.tsx';
import type { Mail } from './queries.ts';

const TITEL = POSTAUSGANG.spalte;

/** Who a mail goes to, where its address isn't kept. */
export const empfaengerwort = (art: string | null): string | null =>
	art === null ? null : (POSTAUSGANG.empfaenger[art] ?? art);

/** `Storniert von Andrea Vogt am 21.11.2026, 14:05`; in the view of another user both are named. */
export function eingriffssatz({ was, am, akteur, impersoniertVon }: Mail['eingriffe'][number]): string {
	const name = akteur?.name ?? POSTAUSGANG.unbekannt;
	const wer = impersoniertVon ? POSTAUSGANG.ansichtVon(impersoniertVon.name ?? POSTAUSGANG.unbekannt, name) : name;
	return POSTAUSGANG.eingriffVon(POSTAUSGANG.eingriff[was], wer, formatDatumUhrzeit(am));
}

export const MAILSPALTEN: readonly TableColumn<Mail>[] = [
	{ id: 'zeit', header: TITEL.zeit, size: 176, cell: ({ erstelltAm }) => formatDatumUhrzeit(erstelltAm) },
	{
		id: 'betreff',
		header: TITEL.betreff,
		size: 250,
		grow: true,
		strong: true,
		cell: ({ id, betreff, bezeichnung }) => (
			<Link to="/admin/system/postausgang/$id" params={{ id }} tabIndex={-1}>
				{betreff || bezeichnung}
			</Link>
		),
	},
	{ id: 'an', header: TITEL.an, size: 205, cell: ({ an, empfaenger }) => oderLeer(an ?? empfaengerwort(empfaenger)) },
	{
		id: 'anlass',
		header: TITEL.anlass,
		size: 185,
		quiet: true,
		minWindow: 1440,
		cell: ({ bezeichnung }) => bezeichnung,
	},
	{
		id: 'status',
		header: TITEL.status,
		size: 200,
		cell: ({ status, eingriffe }) => (
			<>
				{POSTAUSGANG.stand[status]} {eingriffe.length > 0 && <Tag>{POSTAUSGANG.vonHandMarke}</Tag>}
			</>
		),
	},
	{
		id: 'eingriff',
		header: TITEL.eingriff,
		size: 280,
		quiet: true,
		minWindow: 1800,
		cell: ({ eingriffe }) => oderLeer(eingriffe.map(eingriffssatz).at(-1) ?? null),
	},
];

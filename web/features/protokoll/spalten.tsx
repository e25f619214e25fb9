import { Link } from '@tanstack/react-router';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { DATENART_LABEL, ZUGRIFFSART_LABEL } from '#domain/zugriff/protokoll.ts';
import { LISTE } from '../../texte/listen.ts';
import { ZUGRIFFE } from '../../texte/protokoll.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Leerwort, oderLeer } from '../liste/zellen.tsx';
import type { Zugriff } from './liste.ts';

const TEXT = ZUGRIFFE;

export const ZUGRIFFSSPALTEN: readonly TableColumn<Zugriff>[] = [
	{
		id: 'zeit',
		header: TEXT.spalte.zeit,
		size: 175,
		sortable: true,
		quiet: true,
		cell: ({ zeit }) => <time dateTime={zeit}>{formatDatumUhrzeit(zeit)}</time>,
	},
	{ id: 'art', header: TEXT.spalte.art, size: 195, strong: true, cell: ({ art }) => ZUGRIFFSART_LABEL[art] },
	{
		id: 'wer',
		header: TEXT.spalte.wer,
		size: 260,
		cell: (zeile) => werText(zeile) ?? <Leerwort wort={TEXT.ohneKonto} />,
	},
	{ id: 'betroffener', header: TEXT.spalte.betroffener, size: 170, cell: (zeile) => <Betroffener {...zeile} /> },
	{
		id: 'einzelheiten',
		header: TEXT.spalte.einzelheiten,
		size: 200,
		grow: true,
		cell: (zeile) => oderLeer(einzelheiten(zeile)),
	},
	{ id: 'ip', header: TEXT.spalte.ip, size: 120, minWindow: 1360, quiet: true, cell: ({ ip }) => oderLeer(ip) },
];

/** In the view of another user both are named; null: nobody with an account. */
export function werText({ akteur, impersoniertVon }: Zugriff): string | null {
	if (!akteur) return null;
	const name = akteur.name || LISTE.ohneName;
	return impersoniertVon ? TEXT.ansichtVon(impersoniertVon.name || LISTE.ohneName, name) : name;
}

function Betroffener({ betroffener }: Pick<Zugriff, 'betroffener'>) {
	if (!betroffener) return <Leerwort wort={LISTE.keinWert} />;
	const name = betroffener.name || LISTE.ohneName;
	if (!betroffener.hatAkte) return name;
	return (
		<Link to="/admin/freiwillige/$id" params={{ id: betroffener.id }}>
			{name}
		</Link>
	);
}

function einzelheiten({ datenart, anlass, anzahl, filter }: Zugriff): string {
	const teile = [datenart && DATENART_LABEL[datenart], anlass, anzahl !== null && TEXT.zeilen(anzahl)];
	return [...teile, filter && TEXT.nach(filter)].filter(Boolean).join(', ');
}

import { Menu } from '@mantine/core';
import { UNTERSCHRIFT, UNTERSCHRIFTEN } from '../../texte/unterschrift.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Tag } from '../../ui/tag.tsx';
import { Zeilenmenue } from '../benutzer/zeilenmenue.tsx';
import { NameZelle, personenname, zeitZelle } from '../liste/zellen.tsx';
import type { OffeneUnterschrift } from './liste.ts';

const TEXT = UNTERSCHRIFTEN;

interface Taten {
	/** Only the Traeger sends again and resets. */
	darfPflegen: boolean;
	onSenden: (zeile: OffeneUnterschrift) => void;
	onZuruecksetzen: (zeile: OffeneUnterschrift) => void;
}

export function unterschriftenspalten(taten: Taten): readonly TableColumn<OffeneUnterschrift>[] {
	return [
		{
			id: 'name',
			header: TEXT.spalte.name,
			size: 170,
			strong: true,
			sortable: true,
			cell: (zeile) => <NameZelle person={zeile} />,
		},
		{
			id: 'dokument',
			header: TEXT.spalte.dokument,
			size: 200,
			grow: true,
			sortable: true,
			cell: ({ dokument }) => dokument,
		},
		{
			id: 'partei',
			header: TEXT.spalte.partei,
			size: 330,
			sortable: true,
			cell: ({ partei, unterzeichner, isGeoeffnet }) => (
				<>
					{unterzeichner ? `${unterzeichner}, ${UNTERSCHRIFT.partei[partei]}` : UNTERSCHRIFT.partei[partei]}{' '}
					{isGeoeffnet && <Tag>{TEXT.geoeffnet}</Tag>}
				</>
			),
		},
		{
			id: 'gueltigBis',
			header: TEXT.spalte.gueltigBis,
			size: 110,
			sortable: true,
			cell: ({ gueltigBis }) => zeitZelle(gueltigBis),
		},
		{ id: 'tun', header: TEXT.spalte.tun, size: 190, cell: (zeile) => <Tun zeile={zeile} {...taten} /> },
	];
}

function Tun({ zeile, darfPflegen, onSenden, onZuruecksetzen }: Taten & { zeile: OffeneUnterschrift }) {
	return (
		<>
			{zeile.istEigene && (
				<LinkButton to="/unterschrift/$signToken" params={{ signToken: zeile.sitzungID }} size="sm">
					{TEXT.unterschreiben}
				</LinkButton>
			)}
			{darfPflegen && (
				<Zeilenmenue name={personenname(zeile)}>
					<Menu.Item onClick={() => onSenden(zeile)}>{TEXT.erneutSenden}</Menu.Item>
					<Menu.Item onClick={() => onZuruecksetzen(zeile)}>{TEXT.zuruecksetzen}</Menu.Item>
				</Zeilenmenue>
			)}
		</>
	);
}

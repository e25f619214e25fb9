import { Menu } from '@mantine/core';
import { UNTERSCHRIFTEN as ERKLAERT } from '#domain/liste/unterschriften.ts';
import { UNTERSCHRIFT, UNTERSCHRIFTEN } from '../../texte/akte/unterschrift.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Zeilenmenue } from '../benutzer/zeilenmenue.tsx';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { personenname, zeitZelle } from '../liste/zellen.tsx';
import type { OffeneUnterschrift } from './liste.ts';

const TEXT = UNTERSCHRIFTEN;

interface Taten {
	/** Only the Traeger sends again and resets. */
	darfPflegen: boolean;
	onSenden: (zeile: OffeneUnterschrift) => void;
	onZuruecksetzen: (zeile: OffeneUnterschrift) => void;
}

export const unterschriftenspalten = (taten: Taten): readonly TableColumn<OffeneUnterschrift>[] =>
	tabellenspalten<typeof ERKLAERT, OffeneUnterschrift>(ERKLAERT, {
		partei: ({ partei, unterzeichner, isGeoeffnet }) => (
			<>
				{unterzeichner ? `${unterzeichner}, ${UNTERSCHRIFT.partei[partei]}` : UNTERSCHRIFT.partei[partei]}{' '}
				{isGeoeffnet && <Tag>{TEXT.geoeffnet}</Tag>}
			</>
		),
		gueltigBis: ({ gueltigBis }) => zeitZelle(gueltigBis),
		tun: (zeile) => <Tun zeile={zeile} {...taten} />,
	});

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

import { Flex, Menu } from '@mantine/core';
import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import { UNTERSCHRIFTEN as ERKLAERT } from '#domain/liste/unterschriften.ts';
import { UNTERSCHRIFTEN } from '../../texte/akte/unterschrift.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Zeilenmenue } from '../benutzer/zeilenmenue.tsx';
import { Dran } from '../dran/dran.tsx';
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

export const unterschriftenspalten = (heute: string, taten: Taten): readonly TableColumn<OffeneUnterschrift>[] =>
	tabellenspalten<typeof ERKLAERT, OffeneUnterschrift>(ERKLAERT, {
		partei: ({ partei, unterzeichner, istEigene, dranSeit, isGeoeffnet }) => (
			<Flex gap={8} align="flex-start" py={6}>
				<Dran dran={{ partei, namen: unterzeichner ? [unterzeichner] : [], istEigene, seit: dranSeit }} heute={heute} />
				{isGeoeffnet && <Tag>{TEXT.geoeffnet}</Tag>}
			</Flex>
		),
		gueltigBis: ({ gueltigBis }) => zeitZelle(gueltigBis),
		tun: (zeile) => <Tun zeile={zeile} {...taten} />,
	});

function Tun({ zeile, darfPflegen, onSenden, onZuruecksetzen }: Taten & { zeile: OffeneUnterschrift }) {
	return (
		<Flex gap={4} align="center">
			{zeile.istEigene && (
				<LinkButton to="/unterschrift/$signToken" params={{ signToken: zeile.sitzungID }} size="sm">
					{TEXT.unterschreiben}
				</LinkButton>
			)}
			{darfPflegen && !zeile.istEigene && (
				<Button
					size="sm"
					aria-label={TEXT.erinnernAn(zeile.unterzeichner ?? PARTEI_LABEL[zeile.partei])}
					onClick={() => onSenden(zeile)}
				>
					{TEXT.erinnern}
				</Button>
			)}
			{darfPflegen && (
				<Zeilenmenue name={personenname(zeile)}>
					<Menu.Item onClick={() => onZuruecksetzen(zeile)}>{TEXT.zuruecksetzen}</Menu.Item>
				</Zeilenmenue>
			)}
		</Flex>
	);
}

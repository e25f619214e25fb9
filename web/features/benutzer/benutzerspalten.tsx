import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { USER } from '#domain/status/user.ts';
import { BENUTZER } from '../../texte/benutzer.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { Leerwort, oderLeer, personenname } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import type { Benutzer } from './queries.ts';
import { letzterLogin, rollennamen } from './worte.ts';
import { Zeilenmenue } from './zeilenmenue.tsx';

const TITEL = BENUTZER.spalte;

interface Umfeld {
	heute: string;
	onSperren: (benutzer: Benutzer) => void;
}

export const benutzerspalten = ({ heute, onSperren }: Umfeld): readonly TableColumn<Benutzer>[] => [
	{
		id: 'name',
		header: TITEL.name,
		size: 165,
		strong: true,
		sortable: true,
		cell: (benutzer) => (
			<Link to="/admin/benutzer/$id" params={{ id: benutzer.id }} tabIndex={-1}>
				{personenname(benutzer)}
			</Link>
		),
	},
	{ id: 'email', header: TITEL.email, size: 205, sortable: true, cell: ({ email }) => email },
	{ id: 'rolle', header: TITEL.rollen, size: 185, sortable: true, cell: ({ rollen }) => rollennamen(rollen) },
	{
		id: 'adressen',
		header: TITEL.adressen,
		size: 170,
		grow: true,
		cell: ({ adressen, rollen }) =>
			oderLeer(
				adressen.map(({ bezeichnung }) => bezeichnung).join(', '),
				rollen.includes('MA_VERWALTUNG') ? BENUTZER.alle : undefined,
			),
	},
	{
		id: 'status',
		header: TITEL.status,
		size: 180,
		sortable: true,
		cell: ({ status, isGesperrt }) =>
			isGesperrt ? <Leerwort wort={BENUTZER.gesperrt} /> : <Status katalog={USER} nummer={status} />,
	},
	{
		id: 'letzterLogin',
		header: TITEL.letzterLogin,
		size: 150,
		minWindow: 1360,
		align: 'end',
		quiet: true,
		sortable: true,
		cell: (benutzer) => letzterLogin(benutzer.letzterLogin, heute) ?? <Leerwort wort={BENUTZER.nochNie} />,
	},
	{
		id: 'aktionen',
		header: TITEL.aktionen,
		size: 76,
		align: 'end',
		cell: (benutzer) => (
			<Zeilenmenue name={benutzer.name}>
				<Menu.Item renderRoot={(props) => <Link to="/admin/benutzer/$id" params={{ id: benutzer.id }} {...props} />}>
					{BENUTZER.bearbeiten}
				</Menu.Item>
				{benutzer.status === 1000 && (
					<Menu.Item onClick={() => onSperren(benutzer)}>
						{benutzer.isGesperrt ? BENUTZER.entsperren : BENUTZER.sperren}
					</Menu.Item>
				)}
			</Zeilenmenue>
		),
	},
];

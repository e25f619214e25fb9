import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BENUTZER as ERKLAERT } from '#domain/liste/benutzer.ts';
import { USER } from '#domain/status/user.ts';
import { BENUTZER } from '../../texte/verwaltung/benutzer.ts';
import type { TableColumn } from '../../ui/data-table/columns.ts';
import { tabellenspalten } from '../liste/erklaert.tsx';
import { Leerwort, oderLeer, personenname } from '../liste/zellen.tsx';
import { Status } from '../status/status.tsx';
import type { Benutzer } from './queries.ts';
import { letzterLogin, rollennamen } from './worte.ts';
import { Zeilenmenue } from './zeilenmenue.tsx';

interface Umfeld {
	heute: string;
	onSperren: (benutzer: Benutzer) => void;
}

export const benutzerspalten = ({ heute, onSperren }: Umfeld): readonly TableColumn<Benutzer>[] =>
	tabellenspalten<typeof ERKLAERT, Benutzer>(ERKLAERT, {
		name: (benutzer) => (
			<Link to="/admin/benutzer/$id" params={{ id: benutzer.id }} tabIndex={-1}>
				{personenname(benutzer)}
			</Link>
		),
		rolle: ({ rollen }) => rollennamen(rollen),
		adressen: ({ adressen, rollen }) =>
			oderLeer(
				adressen.map(({ bezeichnung }) => bezeichnung).join(', '),
				rollen.includes('MA_VERWALTUNG') ? BENUTZER.alle : undefined,
			),
		status: ({ status, isGesperrt }) =>
			isGesperrt ? <Leerwort wort={BENUTZER.gesperrt} /> : <Status katalog={USER} nummer={status} />,
		letzterLogin: (benutzer) => letzterLogin(benutzer.letzterLogin, heute) ?? <Leerwort wort={BENUTZER.nochNie} />,
		aktionen: (benutzer) => (
			<Zeilenmenue name={benutzer.name}>
				<Menu.Item renderRoot={(props) => <Link to="/admin/benutzer/$id" params={{ id: benutzer.id }} {...props} />}>
					{BENUTZER.bearbeiten}
				</Menu.Item>
				{benutzer.status === USER.nr.Freigeschaltet && (
					<Menu.Item onClick={() => onSperren(benutzer)}>
						{benutzer.isGesperrt ? BENUTZER.entsperren : BENUTZER.sperren}
					</Menu.Item>
				)}
			</Zeilenmenue>
		),
	});

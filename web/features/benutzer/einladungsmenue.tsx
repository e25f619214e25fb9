import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { EINLADUNGEN } from '../../texte/verwaltung/benutzer.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { personenname } from '../liste/zellen.tsx';
import { BETROFFEN, type Einladung } from './queries.ts';
import { Zeilenmenue } from './zeilenmenue.tsx';

interface EinladungsmenueProps {
	einladung: Einladung;
	onZurueckziehen: (einladung: Einladung) => void;
}

/** What can be done with an invitation: it is over once it was withdrawn. */
export function Einladungsmenue({ einladung, onZurueckziehen }: EinladungsmenueProps) {
	const { id, email, status, userID } = einladung;
	const { execute: sendeErneut } = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('PUT /v1/user/einladung/{id}/resend', { params: { id }, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: () => toast.success(EINLADUNGEN.erneutGesendet(email)),
		onRefused: (fehler) => toast.error(fehler.message),
	});
	if (status === 'ZURUECKGEZOGEN') return null;
	return (
		<Zeilenmenue name={personenname(einladung)}>
			{userID && (
				<Menu.Item renderRoot={(props) => <Link to="/admin/benutzer/$id" params={{ id: userID }} {...props} />}>
					{EINLADUNGEN.zumBenutzer}
				</Menu.Item>
			)}
			{(status === 'OFFEN' || status === 'ABGELAUFEN') && (
				<Menu.Item onClick={() => sendeErneut(undefined)}>{EINLADUNGEN.erneut}</Menu.Item>
			)}
			{status === 'OFFEN' && (
				<Menu.Item onClick={() => onZurueckziehen(einladung)}>{EINLADUNGEN.zurueckziehen}</Menu.Item>
			)}
		</Zeilenmenue>
	);
}

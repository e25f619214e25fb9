import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { SENDEN } from '../../texte/senden.ts';
import { EINLADUNGEN } from '../../texte/verwaltung/benutzer.ts';
import { personenname } from '../liste/zellen.tsx';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { BETROFFEN, type Einladung } from './queries.ts';
import { Zeilenmenue } from './zeilenmenue.tsx';

interface EinladungsmenueProps {
	einladung: Einladung;
	onZurueckziehen: (einladung: Einladung) => void;
}

/** What can be done with an invitation: it is over once it was withdrawn. */
export function Einladungsmenue({ einladung, onZurueckziehen }: EinladungsmenueProps) {
	const { id, email, status, userID } = einladung;
	const [fragt, setFragt] = useState(false);
	if (status === 'ZURUECKGEZOGEN') return null;
	return (
		<>
			<Zeilenmenue name={personenname(einladung)}>
				{userID && (
					<Menu.Item renderRoot={(props) => <Link to="/admin/benutzer/$id" params={{ id: userID }} {...props} />}>
						{EINLADUNGEN.zumBenutzer}
					</Menu.Item>
				)}
				{(status === 'OFFEN' || status === 'ABGELAUFEN') && (
					<Menu.Item onClick={() => setFragt(true)}>{EINLADUNGEN.erneut}</Menu.Item>
				)}
				{status === 'OFFEN' && (
					<Menu.Item onClick={() => onZurueckziehen(einladung)}>{EINLADUNGEN.zurueckziehen}</Menu.Item>
				)}
			</Zeilenmenue>
			{fragt && (
				<Sendefrage
					anfrage={{ ruf: 'sendeEinladungErneut', params: { id }, body: undefined }}
					run={(idempotencyKey) => call('PUT /v1/user/einladung/{id}/resend', { params: { id }, idempotencyKey })}
					titel={EINLADUNGEN.erneutTitel}
					hinweis={EINLADUNGEN.erneutText}
					verb={SENDEN.mails}
					meldung={EINLADUNGEN.erneutGesendet(email)}
					invalidates={BETROFFEN}
					onClose={() => setFragt(false)}
				/>
			)}
		</>
	);
}

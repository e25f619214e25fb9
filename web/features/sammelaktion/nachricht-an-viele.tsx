import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { verwirfEntwurf } from '../../client/entwurf.ts';
import { useCommand } from '../../client/use-command.ts';
import { NACHRICHT } from '../../texte/nachricht.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { zeigeAblehnung } from '../formular/ablehnung.tsx';
import { personenname } from '../liste/zellen.tsx';
import type { Ziel } from '../nachricht/adressaten.ts';
import { type Nachricht, NachrichtFenster } from '../nachricht/nachricht-fenster.tsx';
import { sitzungQuery } from '../portal/sitzung.ts';
import type { Vorsatz } from './use-sammelaktion.ts';

const DAUER_MS = 120_000;

interface NachrichtAnVieleProps extends Pick<Vorsatz, 'liste' | 'auswahl'> {
	heute: string;
	onClose: () => void;
	/** It has begun: the selection has served. */
	onBegonnen: () => void;
}

/** A message to all who are chosen in a list. */
export function NachrichtAnViele({ heute, onClose, onBegonnen, ...vorsatz }: NachrichtAnVieleProps) {
	// What was meant when it was opened: the list behind may change meanwhile.
	const [{ liste, auswahl }] = useState(vorsatz);
	const { data: sitzung } = useQuery(sitzungQuery);
	const navigate = useNavigate();
	const ziel: Ziel = {
		schluessel: liste,
		pruefe: async (nachricht, signal) => {
			const body = { liste, auswahl, eingabe: { aktion: 'nachricht' as const, ...nachricht } };
			const { data } = await call('POST /v1/sammelaktion/probelauf', { body, signal, timeoutMs: DAUER_MS });
			return data.zeilen.map((zeile) => ({ ...zeile, name: zeile.freiwilligerID ? personenname(zeile) : '' }));
		},
	};
	const senden = useCommand({
		run: ({ nachricht, ids }: { nachricht: Nachricht; ids: string[] }, idempotencyKey) =>
			call('POST /v1/sammelaktion', {
				body: { liste, eingabe: { aktion: 'nachricht', ...nachricht }, ids },
				idempotencyKey,
				timeoutMs: DAUER_MS,
			}),
		invalidates: [['sammelaktion', 'eigene']],
		onDone: ({ data: { id } }, { ids }) => {
			verwirfEntwurf(sitzung?.userID ?? '', liste);
			const run = () => void navigate({ to: '/admin/sammelaktionen/$id', params: { id } });
			toast.success(NACHRICHT.unterwegs(ids.length), { action: { label: NACHRICHT.ansehen, run } });
			onClose();
			onBegonnen();
		},
		onRefused: zeigeAblehnung,
	});
	return (
		<NachrichtFenster
			ziel={ziel}
			heute={heute}
			sendet={senden.isRunning}
			onSenden={(nachricht, gehende) => senden.execute({ nachricht, ids: gehende.map(({ eintragID }) => eintragID) })}
			onClose={onClose}
		/>
	);
}

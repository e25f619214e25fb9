import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { verwirfEntwurf } from '../../../client/entwurf.ts';
import { NACHRICHT } from '../../../texte/nachricht.ts';
import { CheckboxField } from '../../../ui/fields/fields.tsx';
import type { Ziel } from '../../nachricht/adressaten.ts';
import { type Nachricht, NachrichtFenster } from '../../nachricht/nachricht-fenster.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import { useZurueck } from '../zuruecknehmen.ts';
import type { AktionProps } from './aktions-dialog.tsx';

/** A mail to the volunteer, kept in the history. */
export function NachrichtDialog({ onClose }: AktionProps) {
	const { freiwilliger, sitzung, heute } = useAkte();
	const { id: freiwilligerID } = freiwilliger;
	const name = anzeigename(freiwilliger);
	const zurueck = useZurueck();
	const [kopieAnMich, setKopieAnMich] = useState(false);
	const ziel: Ziel = {
		schluessel: freiwilligerID,
		pruefe: async (body, signal) => {
			const params = { freiwilligerID };
			const { data } = await call('POST /v1/freiwilliger/{freiwilligerID}/nachricht/probe', { params, body, signal });
			return [{ eintragID: freiwilligerID, freiwilligerID, wunschID: null, name, gruende: data }];
		},
	};
	const senden = useAkteBefehl<Nachricht>({
		run: (nachricht, idempotencyKey) =>
			call('POST /v1/freiwilliger/{freiwilligerID}/nachricht', {
				params: { freiwilligerID },
				body: { ...nachricht, kopieAnMich },
				idempotencyKey,
			}),
		meldung: NACHRICHT.gesendet,
		gegenteil: () => zurueck(freiwilliger, 'nachricht', null),
		onDone: () => {
			verwirfEntwurf(sitzung.userID, freiwilligerID);
			onClose();
		},
	});
	return (
		<NachrichtFenster
			ziel={ziel}
			name={name}
			heute={heute}
			zusatz={
				<CheckboxField
					label={NACHRICHT.kopie}
					checked={kopieAnMich}
					onChange={({ currentTarget }) => setKopieAnMich(currentTarget.checked)}
				/>
			}
			sendet={senden.isRunning}
			onSenden={(nachricht) => senden.execute(nachricht)}
			onClose={onClose}
		/>
	);
}

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { PROGRAMM as T } from '../../texte/geld/foerderung.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { betroffen, type Programm } from './queries.ts';

/** Switches a programme off and on; the tenant's own can be deleted. */
export function Programmaktionen({ programm: { id, isAktiv, isVorgabe } }: { programm: Programm }) {
	const navigate = useNavigate();
	const [fragt, setFragt] = useState(false);
	const schalte = useBefehl<boolean>({
		run: (an, idempotencyKey) =>
			call('PUT /v1/foerderprogramm/{id}', { params: { id }, body: { isAktiv: an }, idempotencyKey }),
		invalidates: betroffen,
		meldung: (an) => (an ? T.aktiviert : T.deaktiviert),
	});
	const loesche = useBefehl<null>({
		run: (_, idempotencyKey) => call('DELETE /v1/foerderprogramm/{id}', { params: { id }, idempotencyKey }),
		invalidates: betroffen,
		meldung: T.geloescht,
		onDone: () => void navigate({ to: '/admin/foerderprogramme' }),
	});
	return (
		<>
			<Button loading={schalte.isRunning} onClick={() => schalte.execute(!isAktiv)}>
				{isAktiv ? T.deaktivieren : T.aktivieren}
			</Button>
			{!isVorgabe && (
				<Button variant="danger" onClick={() => setFragt(true)}>
					{T.loeschen} …
				</Button>
			)}
			{fragt && (
				<ConfirmDialog
					opened
					danger
					title={T.loeschenFrage}
					confirm={T.loeschen}
					loading={loesche.isRunning}
					onClose={() => setFragt(false)}
					onConfirm={() => loesche.execute(null)}
				>
					{T.loeschenText}
				</ConfirmDialog>
			)}
		</>
	);
}

import { useNavigate } from '@tanstack/react-router';
import { call } from '../../client/call.ts';
import { GRUPPE as T } from '../../texte/seminare/seminargruppen.ts';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import type { Gruppe } from './queries.ts';

interface LoeschenDialogProps {
	gruppe: Gruppe;
	onClose: () => void;
}

export function LoeschenDialog({ gruppe: { id, bezeichnung }, onClose }: LoeschenDialogProps) {
	const navigate = useNavigate();
	return (
		<BefehlDialog
			danger
			title={T.loeschenFrage(bezeichnung)}
			confirm={T.loeschen}
			run={(idempotencyKey) => call('DELETE /v1/seminargruppe/{id}', { params: { id }, idempotencyKey })}
			meldung={T.geloescht}
			invalidates={[['listen']]}
			onClose={onClose}
			onDone={() => void navigate({ to: '/admin/seminargruppen' })}
		>
			{T.loeschenText}
		</BefehlDialog>
	);
}

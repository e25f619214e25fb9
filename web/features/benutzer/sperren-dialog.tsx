import { call } from '../../client/call.ts';
import { SPERREN } from '../../texte/verwaltung/benutzer.ts';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { BETROFFEN, type Benutzer } from './queries.ts';

interface SperrenDialogProps {
	benutzer: Pick<Benutzer, 'id' | 'name' | 'isGesperrt'>;
	onClose: () => void;
}

/** Asks before somebody is locked out, or let in again. */
export function SperrenDialog({ benutzer: { id, name, isGesperrt }, onClose }: SperrenDialogProps) {
	const worte = isGesperrt ? SPERREN.entsperren : SPERREN;
	return (
		<BefehlDialog
			danger={!isGesperrt}
			title={worte.titel}
			confirm={worte.verb}
			run={(idempotencyKey) =>
				call('PUT /v1/user/{id}', { params: { id }, body: { isGesperrt: !isGesperrt }, idempotencyKey })
			}
			meldung={worte.meldung(name)}
			invalidates={BETROFFEN}
			onClose={onClose}
		>
			{worte.text(name)}
		</BefehlDialog>
	);
}

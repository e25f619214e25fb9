import { call } from '../../client/call.ts';
import { BARRIEREMELDUNGEN as T } from '../../texte/verwaltung/barrieremeldungen.ts';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { BETROFFEN, type Meldung } from './queries.ts';

/** Asks before a message is gone for good. */
export function LoeschDialog({ meldung: { id }, onClose }: { meldung: Meldung; onClose: () => void }) {
	return (
		<BefehlDialog
			danger
			title={T.frage}
			confirm={T.loeschen}
			run={(idempotencyKey) => call('DELETE /v1/barrierefreiheit/meldungen/{id}', { params: { id }, idempotencyKey })}
			meldung={T.geloescht}
			invalidates={BETROFFEN}
			onClose={onClose}
		>
			{T.frageText}
		</BefehlDialog>
	);
}

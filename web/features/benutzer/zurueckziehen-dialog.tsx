import { call } from '../../client/call.ts';
import { EINLADUNGEN } from '../../texte/verwaltung/benutzer.ts';
import { BefehlDialog } from '../formular/befehl-dialog.tsx';
import { BETROFFEN, type Einladung } from './queries.ts';

/** Asks before an invitation is taken back. */
export function ZurueckziehenDialog({ einladung, onClose }: { einladung: Einladung; onClose: () => void }) {
	const { id, vorname, nachname } = einladung;
	const name = `${vorname} ${nachname}`;
	return (
		<BefehlDialog
			danger
			title={EINLADUNGEN.frage}
			confirm={EINLADUNGEN.verb}
			run={(idempotencyKey) => call('DELETE /v1/user/einladung/{id}', { params: { id }, idempotencyKey })}
			meldung={EINLADUNGEN.zurueckgezogen(name)}
			invalidates={BETROFFEN}
			onClose={onClose}
		>
			{EINLADUNGEN.frageText(name)}
		</BefehlDialog>
	);
}

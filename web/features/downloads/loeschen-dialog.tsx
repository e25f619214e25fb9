import { call } from '../../client/call.ts';
import { DOWNLOADS as T } from '../../texte/downloads.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { DOWNLOADS_KEY, type Download } from './queries.ts';

export function LoeschenDialog({ download, onClose }: { download: Download; onClose: () => void }) {
	const befehl = useBefehl<string>({
		run: (id, idempotencyKey) => call('DELETE /v1/download/{id}', { params: { id }, idempotencyKey }),
		meldung: T.geloescht,
		invalidates: [DOWNLOADS_KEY],
		onDone: onClose,
	});
	return (
		<ConfirmDialog
			opened
			danger
			title={T.loeschen}
			confirm={T.loeschen}
			loading={befehl.isRunning}
			onClose={onClose}
			onConfirm={() => befehl.execute(download.id)}
		>
			{T.loeschenFrage(download.titel)}
		</ConfirmDialog>
	);
}

import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { API_SCHLUESSEL as T } from '../../texte/verwaltung/api-schluessel.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { type ApiSchluessel, apiSchluesselQuery } from './queries.ts';

interface FrageProps {
	schluessel: ApiSchluessel;
	onClose: () => void;
}

const invalidates = [apiSchluesselQuery.queryKey];

export function Erneuern({
	schluessel: { id, bezeichnung },
	onClose,
	onGeheimnis,
}: FrageProps & { onGeheimnis: (geheimnis: string) => void }) {
	const erneuern = useCommand({
		run: async (_: undefined, idempotencyKey) =>
			(await call('POST /v1/api-keys/{id}/regenerate', { params: { id }, idempotencyKey })).data.key,
		invalidates,
		onDone: (geheimnis) => {
			onClose();
			onGeheimnis(geheimnis);
		},
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={T.erneuernFrage(bezeichnung)}
			confirm={T.erneuernJa}
			loading={erneuern.isRunning}
			onConfirm={() => erneuern.execute(undefined)}
		>
			<p>{T.erneuernText}</p>
			{erneuern.error && <ErrorBox text={erneuern.error.message} />}
		</ConfirmDialog>
	);
}

export function Loeschen({ schluessel: { id, bezeichnung }, onClose }: FrageProps) {
	const loeschen = useCommand({
		run: (_: undefined, idempotencyKey) => call('DELETE /v1/api-keys/{id}', { params: { id }, idempotencyKey }),
		invalidates,
		onDone: () => {
			onClose();
			toast.success(UI.geloescht(bezeichnung));
		},
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={T.loeschenFrage(bezeichnung)}
			confirm={T.loeschenJa}
			danger
			loading={loeschen.isRunning}
			onConfirm={() => loeschen.execute(undefined)}
		>
			<p>{T.loeschenText}</p>
			{loeschen.error && <ErrorBox text={loeschen.error.message} />}
		</ConfirmDialog>
	);
}

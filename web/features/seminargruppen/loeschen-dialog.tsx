import { useNavigate } from '@tanstack/react-router';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { GRUPPE as T } from '../../texte/seminargruppen.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { Gruppe } from './queries.ts';

interface LoeschenDialogProps {
	gruppe: Gruppe;
	onClose: () => void;
}

export function LoeschenDialog({ gruppe: { id, bezeichnung }, onClose }: LoeschenDialogProps) {
	const navigate = useNavigate();
	const loesche = useCommand({
		run: (_: null, idempotencyKey) => call('DELETE /v1/seminargruppe/{id}', { params: { id }, idempotencyKey }),
		invalidates: [['listen']],
		onDone: () => {
			toast.success(T.geloescht);
			void navigate({ to: '/admin/seminargruppen' });
		},
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={T.loeschenFrage(bezeichnung)}
			confirm={T.loeschen}
			danger
			loading={loesche.isRunning}
			onConfirm={() => loesche.execute(null)}
		>
			{loesche.error && <ErrorBox text={loesche.error.message} />}
			{T.loeschenText}
		</ConfirmDialog>
	);
}

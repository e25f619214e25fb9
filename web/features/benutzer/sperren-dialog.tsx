import { Stack } from '@mantine/core';
import { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { SPERREN } from '../../texte/verwaltung/benutzer.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { BETROFFEN, type Benutzer } from './queries.ts';

interface SperrenDialogProps {
	benutzer: Pick<Benutzer, 'id' | 'name' | 'isGesperrt'>;
	onClose: () => void;
}

/** Asks before somebody is locked out, or let in again. */
export function SperrenDialog({ benutzer: { id, name, isGesperrt }, onClose }: SperrenDialogProps) {
	const worte = isGesperrt ? SPERREN.entsperren : SPERREN;
	const befehl = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('PUT /v1/user/{id}', { params: { id }, body: { isGesperrt: !isGesperrt }, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: () => {
			toast.success(worte.meldung(name));
			onClose();
		},
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={worte.titel}
			confirm={worte.verb}
			danger={!isGesperrt}
			loading={befehl.isRunning}
			onConfirm={() => befehl.execute(undefined)}
		>
			<Stack>
				{befehl.error instanceof ApiFehler && <ErrorBox text={befehl.error.message} />}
				<p>{worte.text(name)}</p>
			</Stack>
		</ConfirmDialog>
	);
}

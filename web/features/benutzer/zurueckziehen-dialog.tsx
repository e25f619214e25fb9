import { Stack } from '@mantine/core';
import { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { EINLADUNGEN } from '../../texte/verwaltung/benutzer.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { BETROFFEN, type Einladung } from './queries.ts';

/** Asks before an invitation is taken back. */
export function ZurueckziehenDialog({ einladung, onClose }: { einladung: Einladung; onClose: () => void }) {
	const { id, vorname, nachname } = einladung;
	const name = `${vorname} ${nachname}`;
	const befehl = useCommand({
		run: (_: undefined, idempotencyKey) => call('DELETE /v1/user/einladung/{id}', { params: { id }, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: () => {
			toast.success(EINLADUNGEN.zurueckgezogen(name));
			onClose();
		},
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={EINLADUNGEN.frage}
			confirm={EINLADUNGEN.verb}
			danger
			loading={befehl.isRunning}
			onConfirm={() => befehl.execute(undefined)}
		>
			<Stack>
				{befehl.error instanceof ApiFehler && <ErrorBox text={befehl.error.message} />}
				<p>{EINLADUNGEN.frageText(name)}</p>
			</Stack>
		</ConfirmDialog>
	);
}

import type { QueryKey } from '@tanstack/react-query';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useBefehl } from './befehl.ts';

interface LoeschDialogProps {
	/** On the button as well. */
	titel: string;
	frage: string;
	loesche: (idempotencyKey: string) => Promise<unknown>;
	meldung: string;
	invalidates: readonly QueryKey[];
	onClose: () => void;
	onGeloescht: () => void;
}

/** Asks before something goes for good. */
export function LoeschDialog({ titel, frage, loesche, meldung, invalidates, onClose, onGeloescht }: LoeschDialogProps) {
	const befehl = useBefehl<undefined>({
		run: (_, idempotencyKey) => loesche(idempotencyKey),
		meldung,
		invalidates,
		onDone: onGeloescht,
	});
	return (
		<ConfirmDialog
			opened
			danger
			title={titel}
			confirm={titel}
			loading={befehl.isRunning}
			onClose={onClose}
			onConfirm={() => befehl.execute(undefined)}
		>
			{frage}
		</ConfirmDialog>
	);
}

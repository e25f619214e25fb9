import { useBlocker } from '@tanstack/react-router';
import { UNGESPEICHERT } from '../../texte/ungespeichert.ts';
import { ConfirmDialog } from '../dialog.tsx';

/** Asks before leaving while `dirty`; the browser asks when the window is closed. */
export function UnsavedChangesGuard({ dirty }: { dirty: boolean }) {
	const { status, proceed, reset } = useBlocker({
		shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
		enableBeforeUnload: dirty,
		withResolver: true,
	});
	return (
		<ConfirmDialog
			opened={status === 'blocked'}
			onClose={() => reset?.()}
			title={UNGESPEICHERT.ungespeichert}
			cancel={UNGESPEICHERT.bleiben}
			confirm={UNGESPEICHERT.verlassen}
			onConfirm={() => proceed?.()}
		>
			{UNGESPEICHERT.ungespeichertText}
		</ConfirmDialog>
	);
}

import { Stack } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { useBefehl } from './befehl.ts';

interface BefehlDialogProps<R> {
	title: string;
	/** On the button. */
	confirm: string;
	danger?: boolean;
	run: (idempotencyKey: string) => Promise<R>;
	/** Toast afterwards; null: it shows by itself. */
	meldung: string | null | ((antwort: R) => string);
	invalidates: readonly QueryKey[];
	onClose: () => void;
	/** Left out: it closes. */
	onDone?: ((antwort: R) => void) | undefined;
	children: ReactNode;
}

/** Asks, does it, and says so; a refusal stands where the question is. */
export function BefehlDialog<R>(props: BefehlDialogProps<R>) {
	const { title, confirm, danger = false, run, meldung, invalidates, onClose, onDone = onClose, children } = props;
	const befehl = useBefehl<undefined, R>({
		run: (_, idempotencyKey) => run(idempotencyKey),
		meldung: (_, antwort) => (typeof meldung === 'function' ? meldung(antwort) : meldung),
		invalidates,
		onDone,
		onRefused: () => undefined,
	});
	return (
		<ConfirmDialog
			opened
			danger={danger}
			title={title}
			confirm={confirm}
			loading={befehl.isRunning}
			onClose={onClose}
			onConfirm={() => befehl.execute(undefined)}
		>
			<Stack>
				{befehl.error && <ErrorBox text={befehl.error.message} />}
				<div>{children}</div>
			</Stack>
		</ConfirmDialog>
	);
}

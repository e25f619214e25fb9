import { Stack } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { LaufDialog } from './lauf-dialog.tsx';
import { useLauf } from './use-lauf.ts';

interface LaufFrageProps {
	titel: string;
	verb: string;
	beginne: (idempotencyKey: string) => Promise<{ data: { id: string } }>;
	/** What it changes. */
	invalidates: readonly QueryKey[];
	onClose: () => void;
	/** It has begun, and was looked at. */
	onFertig: () => void;
	/** What follows from it. */
	children: ReactNode;
}

/** Asks, begins, and then shows the run. */
export function LaufFrage({ titel, verb, beginne, invalidates, onClose, onFertig, children }: LaufFrageProps) {
	const lauf = useLauf({ beginne: (_: undefined, idempotencyKey) => beginne(idempotencyKey), invalidates });
	if (lauf.laufID) return <LaufDialog id={lauf.laufID} titel={titel} invalidates={invalidates} onClose={onFertig} />;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={titel}
			width={680}
			primary={
				<Button variant="primary" loading={lauf.isRunning} onClick={() => lauf.execute(undefined)}>
					{verb}
				</Button>
			}
		>
			<Stack>
				{lauf.error && <ErrorBox text={lauf.error.message} />}
				{children}
			</Stack>
		</Dialog>
	);
}

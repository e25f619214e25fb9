import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { FAKTOR } from '../../texte/zugang/zweiter-faktor.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { BETROFFEN } from './queries.ts';

interface FremderFaktorProps {
	benutzer: { readonly id: string; readonly name: string };
}

/** Of the page of a user: the way out for one who has lost both the app and the codes. */
export function FremderFaktor({ benutzer: { id, name } }: FremderFaktorProps) {
	const [fragt, setFragt] = useState(false);
	const ausschalten = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/user/{id}/second-factor', { params: { id }, idempotencyKey }),
		invalidates: BETROFFEN,
		onDone: () => toast.success(FAKTOR.fremderAusgeschaltet(name)),
	});
	return (
		<Stack pt={16}>
			<Text variant="lead">{FAKTOR.fremderText}</Text>
			<div>
				<Button variant="danger" onClick={() => setFragt(true)}>
					{FAKTOR.ausschalten}
				</Button>
			</div>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={FAKTOR.ausschaltenFrage}
				confirm={FAKTOR.ausschaltenTun}
				danger
				loading={ausschalten.isRunning}
				onConfirm={() => ausschalten.execute(undefined)}
			>
				<Stack>
					{ausschalten.error && <ErrorBox text={ausschalten.error.message} />}
					<p>{FAKTOR.fremderFrage(name)}</p>
				</Stack>
			</ConfirmDialog>
		</Stack>
	);
}

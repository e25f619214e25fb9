import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { zyklenQuery } from '../portal/portal.ts';
import type { Zykluszeile } from './queries.ts';

/** Closes a cycle that has ended, or opens it again. */
export function Abschliessen({ zyklus }: { zyklus: Zykluszeile }) {
	const { id, bezeichnung, isAbgeschlossen } = zyklus;
	const [fragt, setFragt] = useState(false);
	const setze = useCommand({
		run: (abgeschlossen: boolean, idempotencyKey) =>
			call('PUT /v1/stammdaten/zyklus/{id}', {
				params: { id },
				body: { isAbgeschlossen: abgeschlossen },
				idempotencyKey,
			}),
		invalidates: [zyklenQuery.queryKey],
		onDone: (_, abgeschlossen) => {
			setFragt(false);
			toast.success(abgeschlossen ? T.istAbgeschlossen : T.istOffen);
		},
	});
	const knopf = isAbgeschlossen ? T.oeffnen : T.abschliessen;
	return (
		<>
			<Button onClick={() => setFragt(true)}>{knopf} …</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={isAbgeschlossen ? T.oeffnenFrage(bezeichnung) : T.abschliessenFrage(bezeichnung)}
				confirm={knopf}
				loading={setze.isRunning}
				onConfirm={() => setze.execute(!isAbgeschlossen)}
			>
				{setze.error && <ErrorBox text={setze.error.message} />}
				{isAbgeschlossen ? T.oeffnenText : T.abschliessenText}
			</ConfirmDialog>
		</>
	);
}

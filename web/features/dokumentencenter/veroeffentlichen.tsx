import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { BETROFFENE, type SpecGanz } from './queries.ts';

/** Why it can't be published yet. */
export function HindernisDialog({ hindernisse, onClose }: { hindernisse: readonly string[]; onClose: () => void }) {
	return (
		<Dialog opened onClose={onClose} title={T.warumNicht} cancel={UI.schliessen}>
			<Text component="ul" lh="md" mt={8} pl={20}>
				{hindernisse.map((grund) => (
					<li key={grund}>{grund}</li>
				))}
			</Text>
		</Dialog>
	);
}

interface VeroeffentlichenDialogProps {
	spec: SpecGanz;
	hinweise: readonly { readonly text: string; readonly variable: string }[];
	onClose: () => void;
}

/** A new version usually takes the place of the one in use. */
export function VeroeffentlichenDialog({ spec, hinweise, onClose }: VeroeffentlichenDialogProps) {
	const bisher = spec.versionen.find((v) => v.id !== spec.id && v.status === 10);
	const [ersetzt, setErsetzt] = useState(true);
	const befehl = useBefehl<{ abzuloesende: string | null }, unknown>({
		run: ({ abzuloesende }, idempotencyKey) =>
			abzuloesende === null
				? call('PUT /v1/dokumentspec/{id}', {
						params: { id: spec.id },
						body: { status: 10, version: spec.version },
						idempotencyKey,
					})
				: call('POST /v1/dokumentspec/{id}/abloesen', {
						params: { id: abzuloesende },
						body: { nachfolgerID: spec.id },
						idempotencyKey,
					}),
		invalidates: BETROFFENE,
		meldung: T.veroeffentlicht,
		onDone: onClose,
	});
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={T.veroeffentlichen}
			confirm={T.veroeffentlichen}
			loading={befehl.isRunning}
			onConfirm={() => befehl.execute({ abzuloesende: bisher && ersetzt ? bisher.id : null })}
		>
			<Stack>
				<p>{T.veroeffentlichenText}</p>
				{bisher && (
					<CheckboxField
						label={T.ersetzt(bisher.nummer)}
						description={T.ersetztHilfe}
						checked={ersetzt}
						onChange={(event) => setErsetzt(event.currentTarget.checked)}
					/>
				)}
				{hinweise.length > 0 && (
					<div>
						<p>{T.hinweise}</p>
						<Text component="ul" lh="md" mt={8} pl={20}>
							{hinweise.map(({ text }) => (
								<li key={text}>{text}</li>
							))}
						</Text>
					</div>
				)}
			</Stack>
		</ConfirmDialog>
	);
}

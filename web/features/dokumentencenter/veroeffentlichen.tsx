import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { DOKUMENTENCENTER as T } from '../../texte/verwaltung/dokumentencenter.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { BlockedAction } from '../../ui/feedback/blocked-action.tsx';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { useBefehl } from '../formular/befehl.ts';
import { BETROFFENE, freigabeQuery, type SpecGanz } from './queries.ts';

/** Asks first; while something is wrong with what is stored, it says what. */
export function Veroeffentlichen({ spec, geaendert }: { spec: SpecGanz; geaendert: boolean }) {
	const { data: freigabe } = useQuery(freigabeQuery(spec.id));
	const [offen, setOffen] = useState(false);
	const hindernisse = geaendert ? [T.zuerstSpeichern] : (freigabe?.fehler ?? []);
	if (!freigabe) return <Button aria-disabled="true">{T.veroeffentlichen} …</Button>;
	return (
		<>
			{hindernisse.length > 0 ? (
				<BlockedAction label={`${T.veroeffentlichen} …`} onWhy={() => setOffen(true)} />
			) : (
				<Button onClick={() => setOffen(true)}>{T.veroeffentlichen} …</Button>
			)}
			{offen && hindernisse.length > 0 && <HindernisDialog hindernisse={hindernisse} onClose={() => setOffen(false)} />}
			{offen && hindernisse.length === 0 && (
				<VeroeffentlichenDialog spec={spec} {...freigabe} onClose={() => setOffen(false)} />
			)}
		</>
	);
}

/** Why it can't be published yet. */
function HindernisDialog({ hindernisse, onClose }: { hindernisse: readonly string[]; onClose: () => void }) {
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
	/** Fields of a PDF form that stay empty. */
	luecken: readonly string[];
	onClose: () => void;
}

/** A new version usually takes the place of the one in use. */
function VeroeffentlichenDialog({ spec, hinweise, luecken, onClose }: VeroeffentlichenDialogProps) {
	const bisher = spec.versionen.find((v) => v.id !== spec.id && v.status === DOKUMENTSPEC.nr.Veroeffentlicht);
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
				{luecken.length > 0 && (
					<div>
						<p>{T.luecken(luecken.length)}</p>
						<Text variant="secondary" mt={4}>
							{luecken.join(', ')}
						</Text>
					</div>
				)}
			</Stack>
		</ConfirmDialog>
	);
}

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { POSTAUSGANG } from '../../texte/verwaltung/mailvorlagen.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { MAILS_KEY, type Mailinhalt } from './queries.ts';
import type { Mailstand } from './suche.ts';

/** States in which nobody knows that it arrived. */
const NICHT_ANGEKOMMEN: readonly Mailstand[] = ['failed', 'uncertain', 'undeliverable', 'cancelled'];

/** What can be done with a mail by hand. */
export function MailAktionen({ mail: { id, status, freiwilligerID } }: { mail: Mailinhalt }) {
	return (
		<>
			{freiwilligerID && (
				<Link to="/admin/freiwillige/$id" params={{ id: freiwilligerID }}>
					{POSTAUSGANG.akte}
				</Link>
			)}
			{status === 'queued' && <Stornieren id={id} />}
			{NICHT_ANGEKOMMEN.includes(status) && <Erneut id={id} isUngewiss={status === 'uncertain'} />}
		</>
	);
}

function Stornieren({ id }: { id: string }) {
	const stornieren = useCommand({
		run: (_: undefined, idempotencyKey) => call('POST /v1/mails/{id}/stornieren', { params: { id }, idempotencyKey }),
		invalidates: [MAILS_KEY],
		onDone: () => toast.success(POSTAUSGANG.storniert),
		onRefused: ({ message }) => toast.error(message),
	});
	return (
		<Button loading={stornieren.isRunning} onClick={() => stornieren.execute(undefined)}>
			{POSTAUSGANG.stornieren}
		</Button>
	);
}

/** One that may have arrived is only sent again by whoever knows that. */
function Erneut({ id, isUngewiss }: { id: string; isUngewiss: boolean }) {
	const [fragt, setFragt] = useState(false);
	const senden = useCommand({
		run: (_: undefined, idempotencyKey) => call('POST /v1/mails/{id}/erneut', { params: { id }, idempotencyKey }),
		invalidates: [MAILS_KEY],
		onDone: () => {
			setFragt(false);
			toast.success(POSTAUSGANG.erneutGetan);
		},
		onRefused: ({ message }) => toast.error(message),
	});
	return (
		<>
			<Button
				variant="primary"
				loading={senden.isRunning}
				onClick={() => (isUngewiss ? setFragt(true) : senden.execute(undefined))}
			>
				{POSTAUSGANG.erneut}
			</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={POSTAUSGANG.erneutUngewiss}
				confirm={POSTAUSGANG.erneut}
				loading={senden.isRunning}
				onConfirm={() => senden.execute(undefined)}
			>
				{POSTAUSGANG.erneutUngewissText}
			</ConfirmDialog>
		</>
	);
}

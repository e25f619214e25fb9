import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { FREIWILLIG_JA as T } from '../../texte/freiwillig-ja.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { integrationenQuery } from './queries.ts';

/** What it does, and the ways to its places and out of it; how it is set up is asked on the page of its places. */
export function FreiwilligJa({ verbunden }: { verbunden: boolean }) {
	return (
		<>
			<Text variant="secondary" my={4}>
				{verbunden ? T.text : T.nichtVerbunden}
			</Text>
			<Group wrap="wrap" mt={12}>
				<LinkButton to="/admin/system/integrationen/stellen">{verbunden ? T.ansehen : T.einrichten}</LinkButton>
				{verbunden && <Trennen />}
			</Group>
		</>
	);
}

function Trennen() {
	const [fragt, setFragt] = useState(false);
	const trennen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/integrations/freiwillig-ja/configuration', { idempotencyKey }),
		invalidates: [integrationenQuery.queryKey, ['freiwillig-ja'], ['start']],
		onDone: () => toast.success(T.getrennt),
	});
	return (
		<>
			<Button variant="danger" onClick={() => setFragt(true)}>
				{T.trennen}
			</Button>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={T.trennenFrage}
				confirm={T.trennenJa}
				danger
				loading={trennen.isRunning}
				onConfirm={() => trennen.execute(undefined)}
			>
				<p>{T.trennenText}</p>
				{trennen.error && <ErrorBox text={trennen.error.message} />}
			</ConfirmDialog>
		</>
	);
}

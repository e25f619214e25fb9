import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { PERSONEN } from '../../texte/personen.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';

type Ergebnis = DataOf<'POST /v1/person/create-ap-users'>;
const TEXT = PERSONEN.zugaenge;
const DAUER_MS = 300_000;

/** Opens accounts for all contacts after a question; says how many, and why the others got none. */
export function ZugaengeDialog({ onClose }: { onClose: () => void }) {
	const [ergebnis, setErgebnis] = useState<Ergebnis | null>(null);
	const anlegen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/person/create-ap-users', { body: {}, idempotencyKey, timeoutMs: DAUER_MS }),
		invalidates: [['listen'], ['personen'], ['benutzer']],
		onDone: ({ data }) => setErgebnis(data),
	});
	return (
		<Dialog
			opened
			onClose={onClose}
			title={TEXT.titel}
			width={680}
			cancel={ergebnis ? null : undefined}
			primary={
				<Button
					variant="primary"
					loading={anlegen.isRunning}
					onClick={() => (ergebnis ? onClose() : anlegen.execute(undefined))}
				>
					{ergebnis ? TEXT.fertig : TEXT.verb}
				</Button>
			}
		>
			<Stack>
				{anlegen.error && <ErrorBox text={anlegen.error.message} />}
				{ergebnis ? (
					<Bericht ergebnis={ergebnis} />
				) : (
					<>
						<p>{TEXT.text}</p>
						<p>{TEXT.mail}</p>
					</>
				)}
			</Stack>
		</Dialog>
	);
}

function Bericht({ ergebnis: { angelegt, uebersprungen, gruende } }: { ergebnis: Ergebnis }) {
	if (angelegt + uebersprungen === 0) return <p role="status">{TEXT.keine}</p>;
	return (
		<div role="status">
			<Text fw={600}>
				{TEXT.angelegt(angelegt)}
				{uebersprungen > 0 && `, ${TEXT.uebersprungen(uebersprungen)}`}
			</Text>
			{gruende.length > 0 && (
				<SimpleTable
					rows={gruende}
					rowKey={({ grund }) => grund}
					columns={[
						{ head: TEXT.grund, cell: ({ grund }) => grund },
						{ head: TEXT.anzahl, align: 'end', width: '1%', cell: ({ anzahl }) => anzahl },
					]}
				/>
			)}
		</div>
	);
}

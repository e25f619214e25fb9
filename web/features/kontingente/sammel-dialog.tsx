import { Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { useCommand } from '../../client/use-command.ts';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { SimpleTable } from '../../ui/table/simple-table.tsx';
import { type Dienstart, KONTINGENTE_KEY } from './queries.ts';

const TEXT = KONTINGENTE.sammel;
const DAUER_MS = 120_000;
type Bericht = DataOf<'POST /v1/stammdaten/einsatzstellekontingent/genehmigungen'>;

interface SammelDialogProps {
	zyklusID: string;
	/** Names by id. */
	stellen: ReadonlyMap<string, string>;
	dienstarten: readonly Dienstart[];
	onClose: () => void;
	onFertig: () => void;
}

/** Approves what several Einsatzstellen asked for, after a question; then tells what each got. */
export function SammelDialog({ zyklusID, stellen, dienstarten, onClose, onFertig }: SammelDialogProps) {
	const [bericht, setBericht] = useState<Bericht | null>(null);
	const genehmigen = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('POST /v1/stammdaten/einsatzstellekontingent/genehmigungen', {
				body: { zyklusID, einsatzstelleIDs: [...stellen.keys()] },
				idempotencyKey,
				timeoutMs: DAUER_MS,
			}),
		invalidates: [KONTINGENTE_KEY],
		onDone: ({ data }) => setBericht(data),
	});
	return (
		<Dialog
			opened
			onClose={bericht ? onFertig : onClose}
			title={TEXT.titel}
			width={880}
			cancel={bericht ? null : undefined}
			primary={
				<Button
					variant="primary"
					loading={genehmigen.isRunning}
					onClick={() => (bericht ? onFertig() : genehmigen.execute(undefined))}
				>
					{bericht ? TEXT.fertig : TEXT.verb}
				</Button>
			}
		>
			<Stack>
				{genehmigen.error && <ErrorBox text={genehmigen.error.message} />}
				{bericht ? (
					<Tabelle bericht={bericht} stellen={stellen} dienstarten={dienstarten} />
				) : (
					<p>{TEXT.text(stellen.size)}</p>
				)}
			</Stack>
		</Dialog>
	);
}

interface Zeile {
	id: string;
	dienstartID: string;
	angefragt: number | null;
	genehmigt: number | null;
	ergebnis: string;
}

function Tabelle({
	bericht,
	stellen,
	dienstarten,
}: { bericht: Bericht } & Pick<SammelDialogProps, 'stellen' | 'dienstarten'>) {
	const { spalten } = TEXT;
	const zeilen = bericht.flatMap<Zeile>(({ einsatzstelleID: id, bewilligungen, fehler }) =>
		bewilligungen.length
			? bewilligungen.map((b) => ({ id, ...b, ergebnis: b.hinweis ?? TEXT.ganz }))
			: [{ id, dienstartID: '', angefragt: null, genehmigt: null, ergebnis: fehler ?? '' }],
	);
	return (
		<SimpleTable
			rows={zeilen}
			rowKey={(z) => `${z.id} ${z.dienstartID}`}
			columns={[
				{ head: spalten.einsatzstelle, isRowHead: true, cell: (z) => stellen.get(z.id) },
				{ head: spalten.dienstart, cell: (z) => dienstarten.find((d) => d.id === z.dienstartID)?.kurz },
				{ head: spalten.angefragt, align: 'end', cell: (z) => z.angefragt },
				{ head: spalten.genehmigt, align: 'end', cell: (z) => z.genehmigt },
				{ head: TEXT.ergebnis, cell: (z) => z.ergebnis },
			]}
		/>
	);
}

import { Stack } from '@mantine/core';
import { VORSCHLAG as T } from '../../../texte/seminare/gruppenvorschlag.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { ErrorBox } from '../../../ui/feedback/states.tsx';
import { SimpleTable } from '../../../ui/table/simple-table.tsx';
import type { Vorschlag, Zuweisung } from './queries.ts';
import type { useUebernahme } from './uebernahme.ts';

interface UebernehmenDialogProps {
	stand: Vorschlag;
	zuweisungen: readonly Zuweisung[];
	uebernahme: Pick<ReturnType<typeof useUebernahme>, 'uebernehmen' | 'getan'>;
	onClose: () => void;
}

/** Says what follows before it is done: who goes where, and how many mails leave. */
export function UebernehmenDialog({ stand, zuweisungen, uebernahme, onClose }: UebernehmenDialogProps) {
	const { uebernehmen, getan } = uebernahme;
	const { gruppen, zeilen } = stand;
	const anzahl = zuweisungen.length;
	const ausgelassen = zeilen.filter((z) => z.gruppeID !== null && !z.geht).length;
	const post = gruppen.reduce((summe, { einladungen }) => summe + einladungen, 0);
	return (
		<ConfirmDialog
			opened
			onClose={onClose}
			title={T.uebernehmenFrage(anzahl)}
			confirm={T.uebernehmen}
			loading={uebernehmen.isRunning}
			onConfirm={() => uebernehmen.execute(zuweisungen)}
		>
			<Stack gap={12}>
				{uebernehmen.error && <ErrorBox text={uebernehmen.error.message} />}
				<SimpleTable
					rows={gruppen.filter(({ vorher, nachher }) => nachher > vorher)}
					rowKey={({ id }) => id}
					columns={[
						{ head: T.gruppe, isRowHead: true, cell: ({ bezeichnung }) => bezeichnung },
						{ head: T.mitglieder, align: 'end', cell: ({ vorher, nachher }) => `${vorher} → ${nachher}` },
						{ head: T.einladungen, align: 'end', cell: ({ einladungen }) => einladungen || T.keine },
					]}
				/>
				<p>{T.uebernehmenPost(post)}</p>
				<p>{T.uebernehmenRegeln}</p>
				{ausgelassen > 0 && <p>{T.ausgelassen(ausgelassen)}</p>}
				{uebernehmen.isRunning && <ProgressBar label={T.laeuft(getan, anzahl)} done={getan} of={anzahl} />}
			</Stack>
		</ConfirmDialog>
	);
}

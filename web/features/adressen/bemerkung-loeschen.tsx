import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { VERLAUF } from '../../texte/akte-verlauf.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAdresse } from './adress-kontext.tsx';
import { historieQuery } from './queries.ts';

/** Offered to the author for a day, and to administrators. */
export function BemerkungLoeschen({ bemerkungID }: { bemerkungID: string }) {
	const { adresse } = useAdresse();
	const [fragt, setFragt] = useState(false);
	const loesche = useCommand({
		run: (_: undefined, idempotencyKey) =>
			call('DELETE /v1/adresse/{id}/historie/{bemerkungID}', {
				params: { id: adresse.id, bemerkungID },
				idempotencyKey,
			}),
		invalidates: [historieQuery(adresse.id).queryKey],
		onDone: () => toast.success(VERLAUF.geloescht),
		onRefused: (fehler) => {
			setFragt(false);
			toast.error(fehler.message);
		},
	});
	return (
		<>
			<TextButton onClick={() => setFragt(true)}>{VERLAUF.loeschen}</TextButton>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={VERLAUF.loeschenTitel}
				confirm={VERLAUF.loeschen}
				danger
				loading={loesche.isRunning}
				onConfirm={() => loesche.execute(undefined)}
			>
				{VERLAUF.loeschenText}
			</ConfirmDialog>
		</>
	);
}

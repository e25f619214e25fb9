import { useState } from 'react';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { VERLAUF } from '../../texte/akte-verlauf.ts';
import { toast } from '../../ui/toast.tsx';
import { BemerkungLoeschen } from '../akte/verlauf/bemerkung-loeschen.tsx';
import { useAdresse } from './adress-kontext.tsx';
import { historieQuery } from './queries.ts';

/** Removes a remark on the address. */
export function AdressbemerkungLoeschen({ bemerkungID }: { bemerkungID: string }) {
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
		<BemerkungLoeschen
			fragt={fragt}
			onFragt={setFragt}
			laeuft={loesche.isRunning}
			onLoesche={() => loesche.execute(undefined)}
		/>
	);
}

import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../client/call.ts';
import { DUBLETTEN } from '../../../texte/akte/dubletten.ts';
import { useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import { akteKeys } from '../queries.ts';

interface Urteil {
	andereID: string;
	urteil: 'GLEICH' | 'VERSCHIEDEN' | null;
}

/** Says whether the other file means the same person; the toast offers the way back. */
export function useUrteil() {
	const { freiwilliger } = useAkte();
	const client = useQueryClient();
	const setze = async ({ andereID, urteil }: Urteil, idempotencyKey?: string) => {
		await call('PUT /v1/freiwilliger/{id}/dubletten/{andereID}', {
			params: { id: freiwilliger.id, andereID },
			body: { urteil },
			...(idempotencyKey && { idempotencyKey }),
		});
		// The other file tells it as well.
		void client.invalidateQueries({ queryKey: akteKeys.akte(andereID) });
	};
	return useAkteBefehl<Urteil>({
		run: setze,
		meldung: ({ urteil }) => DUBLETTEN.gemerkt[urteil ?? 'ZURUECK'],
		gegenteil: ({ andereID, urteil }) =>
			urteil && { run: () => setze({ andereID, urteil: null }), meldung: DUBLETTEN.gemerkt.ZURUECK },
	});
}

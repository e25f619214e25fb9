import type { QueryKey } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { DOKUMENTE } from '../../texte/akte/dokumente.ts';
import { SENDEN } from '../../texte/senden.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Sendefrage } from './sendefrage.tsx';

interface ErinnerungProps {
	freiwilligerID: string;
	anforderungID: string;
	dokument: string;
	invalidates: readonly QueryKey[];
	onClose: () => void;
}

/** Reminds of one document, whoever has to bring it. */
export function Erinnerung({ freiwilligerID, anforderungID, dokument, invalidates, onClose }: ErinnerungProps) {
	const wie = { params: { id: freiwilligerID }, body: { anforderungIDs: [anforderungID] } };
	return (
		<Sendefrage
			anfrage={{ ruf: 'mahneDokumente', ...wie }}
			run={(idempotencyKey) => call('POST /v1/freiwilliger/{id}/dokumente/mahnung', { ...wie, idempotencyKey })}
			titel={T.frageNach(dokument)}
			hinweis={T.frageEinzeln}
			verb={SENDEN.mails}
			meldung={DOKUMENTE.meldung.gemahnt}
			invalidates={invalidates}
			onClose={onClose}
		/>
	);
}

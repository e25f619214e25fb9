import { call } from '../../client/call.ts';
import { DOKUMENTE } from '../../texte/akte/dokumente.ts';
import { SENDEN } from '../../texte/senden.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { betroffen } from '../akte/befehl.ts';
import { MAHNWESEN_KEY } from '../mahnwesen/queries.ts';
import { Sendefrage } from './sendefrage.tsx';

interface ErinnerungProps {
	freiwilligerID: string;
	anforderungID: string;
	dokument: string;
	onClose: () => void;
}

/** Reminds of one document, whoever has to bring it. */
export function Erinnerung({ freiwilligerID, anforderungID, dokument, onClose }: ErinnerungProps) {
	const wie = { params: { id: freiwilligerID }, body: { anforderungIDs: [anforderungID] } };
	return (
		<Sendefrage
			anfrage={{ ruf: 'mahneDokumente', ...wie }}
			run={(idempotencyKey) => call('POST /v1/freiwilliger/{id}/dokumente/mahnung', { ...wie, idempotencyKey })}
			titel={T.frageNach(dokument)}
			hinweis={T.frageEinzeln}
			verb={SENDEN.mails}
			meldung={DOKUMENTE.meldung.gemahnt}
			invalidates={[...betroffen(freiwilligerID), MAHNWESEN_KEY]}
			onClose={onClose}
		/>
	);
}

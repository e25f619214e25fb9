import { call } from '../../client/call.ts';
import { ADRESSEN } from '../../texte/adressen.ts';
import { parameterQuery } from '../portal/portal.ts';
import type { Auswahl } from '../sammelaktion/aktionen.ts';
import { LaufFrage } from '../sammelaktion/lauf-frage.tsx';
import { EINRICHTUNG_KEY } from '../start/einrichten/queries.ts';
import { ADRESSLISTE } from './liste.ts';

export type Sammelverb = 'online' | 'koordinaten';

const AUFRUF = { online: 'POST /v1/adresse/online', koordinaten: 'POST /v1/adresse/koordinaten' } as const;
const BETROFFEN = [['listen', ADRESSLISTE.name], EINRICHTUNG_KEY, parameterQuery.queryKey] as const;

interface SammelDialogProps {
	verb: Sammelverb;
	auswahl: Auswahl;
	anzahl: number;
	/** Those the list finds, not those that are ticked. */
	alle: boolean;
	onClose: () => void;
	onFertig: () => void;
}

/** Asks, does it to all that are meant, and tells of each how it went. */
export function SammelDialog({ verb, auswahl, anzahl, alle, ...zu }: SammelDialogProps) {
	const { titel, text, tun } = ADRESSEN.sammel[verb];
	return (
		<LaufFrage
			titel={titel}
			verb={tun}
			beginne={(idempotencyKey) =>
				call(AUFRUF[verb], { body: 'ids' in auswahl ? auswahl : { filter: auswahl.filter }, idempotencyKey })
			}
			invalidates={BETROFFEN}
			{...zu}
		>
			<p>{text(anzahl, alle)}</p>
		</LaufFrage>
	);
}

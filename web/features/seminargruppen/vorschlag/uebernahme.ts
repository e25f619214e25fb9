import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { useCommand } from '../../../client/use-command.ts';
import { VORSCHLAG as T } from '../../../texte/seminare/gruppenvorschlag.ts';
import { UI } from '../../../texte/ui.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { bisBeendet, type Lauf } from '../../sammelaktion/queries.ts';
import { betroffen } from '../queries.ts';
import type { Zuweisung } from './queries.ts';

/** What came of one. */
interface Bescheid extends Zuweisung {
	readonly ergebnis: Lauf['zeilen'][number]['ergebnis'];
	readonly text: string | null;
}

export interface Bericht {
	readonly was: 'uebernehmen' | 'zurueck';
	readonly bescheide: readonly Bescheid[];
}

const AUFRUF = {
	uebernehmen: 'POST /v1/seminargruppe/vorschlag/uebernehmen',
	zurueck: 'POST /v1/seminargruppe/vorschlag/rueckgaengig',
} as const;

export const getane = ({ bescheide }: Bericht): Zuweisung[] =>
	bescheide
		.filter(({ ergebnis }) => ergebnis === 'GETAN')
		.map(({ freiwilligerID, gruppeID }) => ({ freiwilligerID, gruppeID }));

/** Carries a proposal out, and takes back exactly what it did; both tell of every one. */
export function useUebernahme(onFertig: () => void) {
	const [bericht, setBericht] = useState<Bericht | null>(null);
	const [getan, setGetan] = useState(0);
	const tue = async (
		was: Bericht['was'],
		eintraege: readonly Zuweisung[],
		idempotencyKey: string,
	): Promise<Bericht> => {
		setGetan(0);
		const { data } = await call(AUFRUF[was], { body: { eintraege: [...eintraege] }, idempotencyKey });
		const lauf = await bisBeendet(data.id, ({ erledigt, gesperrt }) => setGetan(erledigt + gesperrt));
		return {
			was,
			bescheide: lauf.zeilen.map(({ eintragID, gruppeID, ergebnis, text }) => ({
				...{ freiwilligerID: eintragID, gruppeID: gruppeID ?? '', ergebnis, text },
			})),
		};
	};
	const zurueck = useCommand({
		run: (eintraege: readonly Zuweisung[], idempotencyKey) => tue('zurueck', eintraege, idempotencyKey),
		invalidates: betroffen,
		onDone: (fertig) => {
			setBericht(fertig);
			const n = getane(fertig).length;
			if (n > 0) toast.success(T.zurueckgenommen(n));
			else toast.error(T.nichtZurueck);
		},
		onRefused: ({ message }) => toast.error(message),
	});
	const uebernehmen = useCommand({
		run: (eintraege: readonly Zuweisung[], idempotencyKey) => tue('uebernehmen', eintraege, idempotencyKey),
		invalidates: betroffen,
		onDone: (fertig) => {
			setBericht(fertig);
			const neue = getane(fertig);
			if (neue.length > 0)
				toast.success(T.zugewiesen(neue.length), {
					action: { label: UI.rueckgaengig, run: () => zurueck.execute(neue) },
				});
			else toast.error(T.niemandZugewiesen);
			onFertig();
		},
	});
	return { bericht, getan, uebernehmen, zurueck };
}

import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { useCommand } from '../../../client/use-command.ts';
import { VORSCHLAG as T } from '../../../texte/gruppenvorschlag.ts';
import { UI } from '../../../texte/ui.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { betroffen } from '../queries.ts';
import type { Bescheid, Zuweisung } from './queries.ts';

/** So many are done by one call, so that one sees how far it is. */
const PORTION = 25;

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
	const tue = async (was: Bericht['was'], eintraege: readonly Zuweisung[]): Promise<Bericht> => {
		const bescheide: Bescheid[] = [];
		setGetan(0);
		try {
			for (let ab = 0; ab < eintraege.length; ab += PORTION) {
				const { data } = await call(AUFRUF[was], { body: { eintraege: eintraege.slice(ab, ab + PORTION) } });
				bescheide.push(...data);
				setGetan(bescheide.length);
			}
		} catch (fehler) {
			// What was done until then can be taken back all the same.
			if (bescheide.length === 0) throw fehler;
		}
		return { was, bescheide };
	};
	const zurueck = useCommand({
		run: (eintraege: readonly Zuweisung[]) => tue('zurueck', eintraege),
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
		run: (eintraege: readonly Zuweisung[]) => tue('uebernehmen', eintraege),
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

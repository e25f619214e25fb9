import { useEigeneLage } from './eigene-bewerbungen.ts';
import { useKartenzyklus } from './kartenzyklus.ts';
import { useMerkliste } from './use-merkliste.ts';

/** Who looks at the map. */
export interface Besuch {
	readonly istAngemeldet: boolean;
	/** A volunteer's own file. */
	readonly freiwilligerID: string | null;
}

/** What somebody can do here: the cycle he looks for places in, and what he has marked. */
export function useKartenlage({ istAngemeldet, freiwilligerID }: Besuch, zyklus: string | undefined) {
	const lage = useEigeneLage(freiwilligerID);
	const nachschlag = useKartenzyklus(zyklus ?? null, lage?.zyklusID ?? null);
	const darf = istAngemeldet ? lage?.hindernis === null : true;
	const merkliste = useMerkliste(darf ? nachschlag : null, lage?.eigene ?? null);
	return { lage, nachschlag, zyklusID: nachschlag?.zyklus.id ?? '', merkliste };
}

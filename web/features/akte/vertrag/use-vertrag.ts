import { useAkte } from '../akte-kontext.tsx';
import type { Aktion, Vertrag } from '../typen.ts';

/** The contract an action is about. */
export function useVertrag({ vertragID }: Pick<Aktion, 'vertragID'>): Vertrag {
	const vertrag = useAkte().freiwilliger.vertraege.find(({ id }) => id === vertragID);
	if (!vertrag) throw new Error(`Vertrag ${vertragID} fehlt`);
	return vertrag;
}

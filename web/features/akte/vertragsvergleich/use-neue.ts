import { useQuery } from '@tanstack/react-query';
import { gemeinter } from '#domain/akte/vertragswahl.ts';
import type { Vertrag } from '../typen.ts';
import { vergleichQuery } from './queries.ts';

/** Number of terms that others have changed in the contract in force since the viewer looked last. */
export function useNeueAenderungen(vertraege: readonly Vertrag[]): number {
	const vertrag = gemeinter({ vertraege });
	const { data } = useQuery({
		...vergleichQuery(vertrag ?? { id: '', freiwilligerID: '' }),
		enabled: vertrag !== undefined,
	});
	return data?.neue ?? 0;
}

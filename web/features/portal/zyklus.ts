import { useQuery } from '@tanstack/react-query';
import type { Zyklus } from '../../client/contract.ts';
import { chosenZyklus } from '../../client/zyklus-cookie.ts';
import { zyklenQuery } from './portal.ts';

/** The cycle the lists are about: the chosen one, else the active one. */
export function useZyklus(): Zyklus | undefined {
	const { data } = useQuery(zyklenQuery);
	return data && currentZyklus(data, chosenZyklus());
}

/** A tenant begins so: nothing is active, and what belongs to a cycle is neither found nor taken. */
export function useOhneZyklus(): boolean {
	const { data } = useQuery(zyklenQuery);
	return data !== undefined && chosenZyklus() === null && !data.some(({ isAktiv }) => isAktiv);
}

export function currentZyklus(zyklen: readonly Zyklus[], chosen: string | null): Zyklus | undefined {
	return zyklen.find((zyklus) => zyklus.id === chosen) ?? zyklen.find((zyklus) => zyklus.isAktiv) ?? zyklen[0];
}

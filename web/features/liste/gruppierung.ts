import { queryOptions, useQuery } from '@tanstack/react-query';
import { GRUPPIERUNG } from '#domain/stammdaten/gruppierung.ts';
import { call } from '../../client/call.ts';
import { parameterQuery } from '../portal/portal.ts';
import type { Filterfeld } from './filterfelder.ts';

/** One of the tenant's own groupings of addresses, by the name he gives it: regions, for example. */
export interface Gruppierung {
	readonly feld: 'attribut1ID' | 'attribut2ID';
	readonly titel: string;
	readonly eintraege: readonly { readonly id: string; readonly bezeichnung: string; readonly isAktiv: boolean }[];
}

const alle = { all: 'true' } as const;

const gruppierungenQuery = queryOptions({
	queryKey: ['gruppierungen'],
	queryFn: async ({ signal }) => {
		const frage = { query: alle, signal };
		const [erste, zweite] = await Promise.all([
			call('GET /v1/system/attributes/1', frage),
			call('GET /v1/system/attributes/2', frage),
		]);
		return { erste: erste.data, zweite: zweite.data };
	},
	staleTime: 5 * 60_000,
});

/** Those that have values. */
export function useGruppierungen(): readonly Gruppierung[] {
	const { data: parameter } = useQuery(parameterQuery);
	const { data } = useQuery(gruppierungenQuery);
	if (!data || !parameter) return [];
	const gruppierungen: Gruppierung[] = [
		{
			feld: 'attribut1ID',
			titel: parameter.gruppierungAttribut1Bezeichnung || GRUPPIERUNG.attribut1ID,
			eintraege: data.erste,
		},
		{
			feld: 'attribut2ID',
			titel: parameter.gruppierungAttribut2Bezeichnung || GRUPPIERUNG.attribut2ID,
			eintraege: data.zweite,
		},
	];
	return gruppierungen.filter(({ eintraege }) => eintraege.length > 0);
}

/** The same as filters of a list. */
export const useGruppierungsfilter = (): readonly Filterfeld[] =>
	useGruppierungen().map(({ feld, titel, eintraege }) => ({
		feld,
		titel,
		art: 'auswahl',
		optionen: eintraege.map(({ id, bezeichnung }) => ({ id, name: bezeichnung })),
	}));

import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { KONTINGENTE } from '../../texte/kontingente.ts';
import type { Option } from '../liste/chips/wahl.tsx';
import type { Filterfeld } from '../liste/filterfelder.ts';
import { parameterQuery } from '../shell/portal.ts';

const TEXT = KONTINGENTE.filter;
const LANGE_MS = 300_000;

/** The tenant's own groupings of addresses: regions, for example. */
const gruppierungQuery = (nr: 1 | 2) =>
	queryOptions({
		queryKey: ['gruppierung', nr],
		queryFn: async ({ signal }): Promise<Option[]> => {
			const { data } = await call(nr === 1 ? 'GET /v1/system/attributes/1' : 'GET /v1/system/attributes/2', { signal });
			return data.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }));
		},
		staleTime: LANGE_MS,
	});

/** What the matrix may be filtered by; a grouping that has no values is left out. */
export function useFilterfelder({ mitAbfrage, ohne }: { mitAbfrage: boolean; ohne: boolean }): readonly Filterfeld[] {
	const { data: parameter } = useQuery(parameterQuery);
	const { data: erste = [] } = useQuery(gruppierungQuery(1));
	const { data: zweite = [] } = useQuery(gruppierungQuery(2));
	const gruppierung = (feld: string, titel: string | undefined, optionen: readonly Option[]): readonly Filterfeld[] =>
		optionen.length ? [{ feld, titel: titel || TEXT.gruppierung, art: 'auswahl', optionen }] : [];
	return [
		...(ohne ? [] : PLAETZE),
		...(mitAbfrage ? [ABFRAGE] : []),
		...gruppierung('attribut1ID', parameter?.gruppierungAttribut1Bezeichnung, erste),
		...gruppierung('attribut2ID', parameter?.gruppierungAttribut2Bezeichnung, zweite),
		{ feld: 'plz', titel: TEXT.plz, art: 'plz' },
		{ feld: 'ort', titel: TEXT.ort, art: 'text' },
	];
}

const PLAETZE: readonly Filterfeld[] = [
	{ feld: 'dienstartID', titel: TEXT.dienstart, art: 'dienstart' },
	{ feld: 'freiDienstartID', titel: TEXT.frei, art: 'dienstart' },
	{ feld: 'isUnverteilt', titel: TEXT.unverteilt, art: 'jaNein' },
];

const ABFRAGE: Filterfeld = {
	feld: 'abfrageStatus',
	titel: TEXT.abfrage,
	art: 'auswahl',
	optionen: Object.entries(KONTINGENTE.status).map(([id, name]) => ({ id, name })),
};

import { queryOptions, useQuery } from '@tanstack/react-query';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { call } from '../../client/call.ts';

/** All that is read of specifications lies under it. */
export const SPECS_KEY = ['dokumentspecs'] as const;

const kurzlisteQuery = queryOptions({
	queryKey: [...SPECS_KEY, 'kurz'],
	queryFn: async ({ signal }) => (await call('GET /v1/system/dokumentspecs', { query: { all: 'true' }, signal })).data,
});

interface Vorlage {
	id: string;
	name: string;
}

/** Specifications by name, to filter by; versions are told apart. */
export function useVorlagen(): readonly Vorlage[] {
	const { data = [] } = useQuery(kurzlisteQuery);
	const mehrfach = (bezeichnung: string) => data.filter((eine) => eine.bezeichnung === bezeichnung).length > 1;
	return data
		.filter(({ status }) => status !== DOKUMENTSPEC.nr.Entwurf)
		.map(({ id, bezeichnung, nummer }) => ({
			id,
			name: mehrfach(bezeichnung) ? `${bezeichnung} (V${nummer})` : bezeichnung,
		}));
}

/** Those whose paper may go with a message, whatever version somebody has of it. */
export function useMailbareVorlagen(): readonly Vorlage[] {
	const { data = [] } = useQuery(kurzlisteQuery);
	return data
		.filter(({ status, isMailbar }) => status === DOKUMENTSPEC.nr.Veroeffentlicht && isMailbar)
		.map(({ id, bezeichnung }) => ({ id, name: bezeichnung }));
}

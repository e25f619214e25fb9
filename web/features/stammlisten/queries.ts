import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

const LONG_MS = 5 * 60_000;

/** Whose staff: the Traeger's and that of these; left out: everybody's. */
export interface Mitarbeit {
	einsatzstelleID?: string;
	einsatzortID?: string;
	nurTraeger?: 'true';
}

interface Benutzersuche extends Mitarbeit {
	/** A part of the name. */
	text?: string;
	/** Only these, with commas between them. */
	ids?: string;
}

/** Accounts to choose from, as many as the server gives at once. */
export const benutzerQuery = (suche: Benutzersuche) =>
	queryOptions({
		queryKey: ['benutzer', suche],
		queryFn: async ({ signal }) => (await call('GET /v1/system/users', { query: suche, signal })).data,
		staleTime: LONG_MS,
	});

export const dienstartenQuery = queryOptions({
	queryKey: ['dienstarten'],
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/dienstart', { signal })).data,
	staleTime: LONG_MS,
});

export const laenderQuery = queryOptions({
	queryKey: ['laender'],
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/land', { signal })).data,
	staleTime: LONG_MS,
});

export const adresseQuery = (id: string) =>
	queryOptions({
		queryKey: ['adresse', id],
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}', { params: { id }, signal })).data,
		staleTime: LONG_MS,
		// Never another one's data while loading.
		placeholderData: undefined,
	});

const TREFFER = 20;

/** Einsatzstellen and Einsatzorte, by name or place. */
export const stellenQuery = (text: string) =>
	queryOptions({
		queryKey: ['adresse', 'stellen', text],
		queryFn: async ({ signal }) => {
			const und = [{ feld: 'typ', op: 'in', wert: ['EINSATZSTELLE', 'EINSATZORT'] }];
			const f = JSON.stringify({ und, ...(text && { text }) });
			return (await call('GET /v1/adresse', { query: { f, groesse: String(TREFFER) }, signal })).data;
		},
	});

/** Einsatzorte that take part in the cycle, by name or place. */
export const einsatzorteQuery = (text: string) =>
	queryOptions({
		queryKey: ['adresse', 'suche', text],
		queryFn: async ({ signal }) => {
			const und = [
				{ feld: 'typ', op: 'gleich', wert: 'EINSATZORT' },
				{ feld: 'isAktiv', op: 'gleich', wert: true },
			];
			const f = JSON.stringify({ und, ...(text && { text }) });
			return (await call('GET /v1/adresse', { query: { f, groesse: String(TREFFER) }, signal })).data;
		},
	});

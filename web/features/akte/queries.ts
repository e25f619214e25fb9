import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { Akte } from './typen.ts';

const LONG_MS = 5 * 60_000;

const adresssuche = (was: 'suche' | 'stellen') => (text: string) => ['adresse', was, text] as const;

/** Every key of the file; `akte(id)` is the root of all that a command on it may have changed. */
export const akteKeys = {
	akte: (id: string) => ['akte', id] as const,
	bewerbung: (id: string) => ['akte', id, 'bewerbung'] as const,
	historie: (id: string) => ['akte', id, 'historie'] as const,
	wartezeiten: (id: string) => ['akte', id, 'wartezeiten'] as const,
	stand: (id: string, am: string) => ['akte', id, 'stand', am] as const,
	pruefung: (id: string) => ['akte', id, 'pruefung'] as const,
	benutzer: () => ['benutzer'] as const,
	dienstarten: () => ['dienstarten'] as const,
	laender: () => ['laender'] as const,
	adresse: (id: string) => ['adresse', id] as const,
	einsatzorte: adresssuche('suche'),
	stellen: adresssuche('stellen'),
};

/** Never another person's data while loading. */
const placeholderData = undefined;

export const akteQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.bewerbung(id),
		queryFn: async ({ signal }): Promise<Akte> => {
			const { data } = await call('GET /v1/freiwilliger/{id}/bewerbung', { params: { id }, signal });
			return data as Akte;
		},
		placeholderData,
	});

/** Newest first. */
export const historieQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.historie(id),
		queryFn: async ({ signal }) => (await call('GET /v1/freiwilliger/{id}/historie', { params: { id }, signal })).data,
		placeholderData,
	});

/** Past days don't change, today's view does. */
export const standQuery = (id: string, am: string) =>
	queryOptions({
		queryKey: akteKeys.stand(id, am),
		queryFn: async ({ signal }) =>
			(await call('GET /v1/freiwilliger/{id}/stand', { params: { id }, query: { am }, signal })).data,
	});

export const pruefungQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.pruefung(id),
		queryFn: async ({ signal }) => (await call('GET /v1/freiwilliger/{id}/pruefung', { params: { id }, signal })).data,
		enabled: false,
		placeholderData,
		gcTime: 0,
	});

export const benutzerQuery = queryOptions({
	queryKey: akteKeys.benutzer(),
	queryFn: async ({ signal }) => (await call('GET /v1/system/users', { signal })).data,
	staleTime: LONG_MS,
});

export const dienstartenQuery = queryOptions({
	queryKey: akteKeys.dienstarten(),
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/dienstart', { signal })).data,
	staleTime: LONG_MS,
});

export const laenderQuery = queryOptions({
	queryKey: akteKeys.laender(),
	queryFn: async ({ signal }) => (await call('GET /v1/stammdaten/land', { signal })).data,
	staleTime: LONG_MS,
});

export const adresseQuery = (id: string) =>
	queryOptions({
		queryKey: akteKeys.adresse(id),
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/{id}', { params: { id }, signal })).data,
		staleTime: LONG_MS,
		placeholderData,
	});

const TREFFER = 20;

/** Einsatzstellen and Einsatzorte, by name or place. */
export const stellenQuery = (text: string) =>
	queryOptions({
		queryKey: akteKeys.stellen(text),
		queryFn: async ({ signal }) => {
			const und = [{ feld: 'typ', op: 'in', wert: ['EINSATZSTELLE', 'EINSATZORT'] }];
			const f = JSON.stringify({ und, ...(text && { text }) });
			return (await call('GET /v1/adresse', { query: { f, groesse: String(TREFFER) }, signal })).data;
		},
	});

/** Einsatzorte that take part in the cycle, by name or place. */
export const einsatzorteQuery = (text: string) =>
	queryOptions({
		queryKey: akteKeys.einsatzorte(text),
		queryFn: async ({ signal }) => {
			const und = [
				{ feld: 'typ', op: 'gleich', wert: 'EINSATZORT' },
				{ feld: 'isAktiv', op: 'gleich', wert: true },
			];
			const f = JSON.stringify({ und, ...(text && { text }) });
			return (await call('GET /v1/adresse', { query: { f, groesse: String(TREFFER) }, signal })).data;
		},
	});

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';
import type { Kontingentsuche } from './suche.ts';

export type Stelle = RowOf<'GET /v1/kontingente'>;
export type Ort = Stelle['orte'][number];
export type Uebersicht = DataOf<'GET /v1/kontingente/uebersicht'>;
export type Budget = Uebersicht['budget'][number];
export type Abfragestatus = Uebersicht['abfragen'][number]['status'];
export type Dienstart = RowOf<'GET /v1/stammdaten/dienstart'>;

export const GROESSE = 50;

/** Everything about places lies under `kontingente`. */
export const KONTINGENTE_KEY = ['kontingente'] as const;

export function matrixQuery({ text, f, monate, seite = 1 }: Kontingentsuche) {
	const filter = { ...(f?.und.length && { und: f.und }), ...(text && { text }) };
	const query = {
		...(Object.keys(filter).length && { f: JSON.stringify(filter) }),
		...(monate && { monate: 'true' as const }),
		seite: String(seite),
		groesse: String(GROESSE),
	};
	return queryOptions({
		queryKey: [...KONTINGENTE_KEY, 'matrix', query],
		queryFn: ({ signal }) => call('GET /v1/kontingente', { query, signal }),
	});
}

export const uebersichtQuery = queryOptions({
	queryKey: [...KONTINGENTE_KEY, 'uebersicht'],
	queryFn: async ({ signal }) => (await call('GET /v1/kontingente/uebersicht', { signal })).data,
});

/** Of this cycle, whichever is chosen in the frame. */
export const zyklusstandQuery = (zyklusID: string) =>
	queryOptions({
		queryKey: [...KONTINGENTE_KEY, 'uebersicht', zyklusID],
		queryFn: async ({ signal }) => {
			const headers = { 'x-zyklus': JSON.stringify({ id: zyklusID }) };
			return (await call('GET /v1/kontingente/uebersicht', { headers, signal })).data;
		},
	});

export type Vorschau = DataOf<'POST /v1/kontingente/vorschau'>;
export type Vorschauanfrage = Contract['POST /v1/kontingente/vorschau']['body'];

/** In the cycle of the page, whichever is chosen in the frame meanwhile. */
export const rechneVor = async (zyklusID: string, body: Vorschauanfrage, signal?: AbortSignal): Promise<Vorschau> => {
	const headers = { 'x-zyklus': JSON.stringify({ id: zyklusID }) };
	return (await call('POST /v1/kontingente/vorschau', { headers, body, ...(signal && { signal }) })).data;
};

/** What is typed, reckoned as storing would; what was reckoned before stays until the new has come. */
export const vorschauQuery = (zyklusID: string, eingaben: Vorschauanfrage['eingaben']) =>
	queryOptions({
		queryKey: [...KONTINGENTE_KEY, 'vorschau', zyklusID, eingaben],
		queryFn: ({ signal }) => rechneVor(zyklusID, { eingaben }, signal),
		placeholderData: keepPreviousData,
		retry: false,
	});

export const herkunftQuery = (adresseID: string, dienstartID: string) =>
	queryOptions({
		queryKey: [...KONTINGENTE_KEY, 'herkunft', adresseID, dienstartID],
		queryFn: async ({ signal }) => {
			const aufruf = { params: { id: adresseID }, query: { dienstartID }, signal };
			return (await call('GET /v1/adresse/{id}/kontingente', aufruf)).data[0] ?? null;
		},
	});

export const abfrageQuery = (einsatzstelleID: string) =>
	queryOptions({
		queryKey: [...KONTINGENTE_KEY, 'abfrage', einsatzstelleID],
		queryFn: async ({ signal }) =>
			(await call('GET /v1/adresse/{id}/kontingentabfrage', { params: { id: einsatzstelleID }, signal })).data,
	});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { RowOf } from '../../client/contract.ts';

export type Einsatzort = RowOf<'GET /v1/adresse'>;
export type Dienstart = RowOf<'GET /v1/stammdaten/dienstart'>;
export type Land = RowOf<'GET /v1/stammdaten/land'>;

export const SEITENGROESSE = 10;

/** Places that take part and are shown in the cycle people apply for, whichever cycle staff looked at here before. */
export const einsatzorteQuery = (zyklusID: string, text: string, seite: number) =>
	queryOptions({
		queryKey: ['registrierung', 'einsatzorte', zyklusID, text, seite],
		queryFn: ({ signal }) =>
			call('GET /v1/adresse', {
				query: {
					f: JSON.stringify({ und: NUR_WAEHLBARE, ...(text && { text }) }),
					seite: String(seite),
					groesse: String(SEITENGROESSE),
				},
				headers: { 'x-zyklus': JSON.stringify({ id: zyklusID }) },
				signal,
			}),
	});

const NUR_WAEHLBARE = [
	{ feld: 'typ', op: 'gleich', wert: 'EINSATZORT' },
	{ feld: 'isAktiv', op: 'gleich', wert: true },
	{ feld: 'isOnline', op: 'gleich', wert: true },
];

/** Every place of the cycle people apply for, in one answer. */
export const karteQuery = (zyklusID: string) =>
	queryOptions({
		queryKey: ['karte', zyklusID],
		queryFn: async ({ signal }) => (await call('GET /v1/adresse/karte', { query: { zyklusID }, signal })).data,
		staleTime: 5 * 60_000,
	});

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import type { DataOf, RowOf } from '../../client/contract.ts';
import { isTransient } from '../../client/query-client.ts';

export type Lauf = DataOf<'GET /v1/sammelaktion/{id}'>;
export type Probelauf = DataOf<'POST /v1/sammelaktion/probelauf'>;
/** A run in the list of the own ones. */
export type EigenerLauf = RowOf<'GET /v1/sammelaktion'>;
export type Probezeile = Probelauf['zeilen'][number];

const TAKT_MS = 700;

/** What a run couldn't do and is still in the list. */
export const gesperrteIDs = (lauf: Lauf | null): readonly string[] =>
	(lauf?.zeilen ?? []).filter((z) => z.gruende?.length && z.freiwilligerID).map((z) => z.eintragID);

export const LAEUFE_KEY = ['sammelaktion', 'eigene'] as const;

export const laeufeQuery = queryOptions({
	queryKey: LAEUFE_KEY,
	queryFn: ({ signal }) => call('GET /v1/sammelaktion', { signal }).then(({ data }) => data),
	refetchInterval: ({ state: { data } }) => (data?.some((lauf) => lauf.beendetAm === null) ? TAKT_MS : false),
});

/** A run, asked for until it has ended. */
export const laufQuery = (id: string) =>
	queryOptions({
		queryKey: ['sammelaktion', 'lauf', id],
		queryFn: ({ signal }) => call('GET /v1/sammelaktion/{id}', { params: { id }, signal }).then(({ data }) => data),
		refetchInterval: ({ state: { data } }) => (data?.beendetAm == null ? TAKT_MS : false),
	});

/** What ends within this time was never waited for. */
const GLEICH_MS = 2500;
const GLEICH_TAKT_MS = 150;

/** Null: it takes longer, or it couldn't be asked. */
export async function baldBeendet(id: string, onStand?: (lauf: Lauf) => void): Promise<Lauf | null> {
	const bis = Date.now() + GLEICH_MS;
	while (Date.now() < bis) {
		await new Promise((weiter) => setTimeout(weiter, GLEICH_TAKT_MS));
		const antwort = await call('GET /v1/sammelaktion/{id}', { params: { id } }).catch(() => null);
		if (!antwort) return null;
		if (antwort.data.beendetAm !== null) return antwort.data;
		onStand?.(antwort.data);
	}
	return null;
}

/** So often in a row it may stay away before it counts as gone. */
const AUSFAELLE_HOECHSTENS = 30;

/** Waits for the end of a run, which goes on whether it can be asked or not. */
export async function bisBeendet(id: string, onStand?: (lauf: Lauf) => void): Promise<Lauf> {
	const bald = await baldBeendet(id, onStand);
	if (bald) return bald;
	for (let ausfaelle = 0; ; ) {
		try {
			const { data } = await call('GET /v1/sammelaktion/{id}', { params: { id } });
			if (data.beendetAm !== null) return data;
			onStand?.(data);
			ausfaelle = 0;
		} catch (fehler) {
			if (!isTransient(fehler) || ++ausfaelle > AUSFAELLE_HOECHSTENS) throw fehler;
		}
		await new Promise((weiter) => setTimeout(weiter, TAKT_MS));
	}
}

import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';

type Antwort = Contract['POST /v1/adresseimport']['response']['data'];
export type Vorschau = Antwort;
export type Importzeile = Antwort['zeilen'][number];
export type Ergebnis = Importzeile['ergebnis'];
export type Kandidat = Importzeile['kandidaten'][number];
/** By line: an address of the portal, `NEU` or `AUSLASSEN`. */
export type Entscheidungen = Readonly<Record<number, string>>;

const SENDEN_MS = 180_000;

/** Sends the file: to be looked at, or to be written. */
export async function sendeDatei(
	datei: File,
	entscheidungen: Entscheidungen,
	{ vorschau, idempotencyKey }: { vorschau: boolean; idempotencyKey?: string },
): Promise<Vorschau> {
	const formular = new FormData();
	formular.set('entscheidungen', JSON.stringify(entscheidungen));
	formular.set('content', datei);
	const { data } = await call('POST /v1/adresseimport', {
		query: { expectedLength: String(datei.size), vorschau: vorschau ? 'true' : 'false' },
		// The contract knows no forms: this call alone takes one.
		body: formular as never,
		timeoutMs: SENDEN_MS,
		...(idempotencyKey ? { idempotencyKey } : {}),
	});
	return data;
}

export const vorlagenQuery = queryOptions({
	queryKey: ['import', 'vorlagen'],
	queryFn: ({ signal }) => call('GET /v1/system/import/downloads', { signal }).then(({ data }) => data),
	staleTime: Number.POSITIVE_INFINITY,
});

const TAKT_MS = 600;

/** A run, asked for until it is through. */
export const laufQuery = (id: string) =>
	queryOptions({
		queryKey: ['import', 'lauf', id],
		queryFn: ({ signal }) => call('GET /v1/adresseimport/{id}', { params: { id }, signal }).then(({ data }) => data),
		refetchInterval: ({ state: { data } }) => (data && data.erledigt >= data.gesamt ? false : TAKT_MS),
	});

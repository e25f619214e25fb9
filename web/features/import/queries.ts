import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { call } from '../../client/call.ts';

type Antwort = Contract['POST /v1/adresseimport']['response']['data'];
export type Vorschau = Antwort;
export type Importzeile = Antwort['zeilen'][number];
/** A file being written, or written. */
export type Importlauf = Contract['GET /v1/adresseimport/{id}']['response']['data'];
export type Ergebnis = Importzeile['ergebnis'];
export type Kandidat = Importzeile['kandidaten'][number];
export type Spaltenbild = Contract['POST /v1/adresseimport/spalten']['response']['data'];
/** What each column of the file is taken as, by its place; null: it isn't. */
export type Spaltenwahl = readonly Spaltenbild['spalten'][number]['feld'][];
/** By line: an address of the portal, `NEU` or `AUSLASSEN`. */
export type Entscheidungen = Readonly<Record<number, string>>;

const SENDEN_MS = 180_000;

/** What was chosen for the file: of its columns, of its rows. */
export interface Importwahl {
	readonly datei: File;
	readonly spalten: Spaltenwahl;
	readonly entscheidungen: Entscheidungen;
}

function formularMit(datei: File, felder: Readonly<Record<string, unknown>>): never {
	const formular = new FormData();
	for (const [name, wert] of Object.entries(felder)) formular.set(name, JSON.stringify(wert));
	formular.set('content', datei);
	// The contract knows no forms: these calls alone take one.
	return formular as never;
}

/** Asks which columns the file has. */
export async function erkenneSpalten(datei: File): Promise<Spaltenbild> {
	const body = formularMit(datei, {});
	return (await call('POST /v1/adresseimport/spalten', { body, timeoutMs: SENDEN_MS })).data;
}

/** Sends the file: to be looked at, or to be written. */
export async function sendeDatei(
	{ datei, spalten, entscheidungen }: Importwahl,
	{ vorschau, idempotencyKey }: { vorschau: boolean; idempotencyKey?: string },
): Promise<Vorschau> {
	const { data } = await call('POST /v1/adresseimport', {
		query: { expectedLength: String(datei.size), vorschau: vorschau ? 'true' : 'false' },
		body: formularMit(datei, { spalten, entscheidungen }),
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

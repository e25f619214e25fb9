import { queryOptions } from '@tanstack/react-query';
import type { Dokumentaktion } from '#domain/akte/dokumentaktionen.ts';
import { basePath, call } from '../../../client/call.ts';
import type { DataOf } from '../../../client/contract.ts';
import { akteKeys } from '../queries.ts';

export type Dokumentenakte = DataOf<'GET /v1/freiwilliger/{id}/akte'>;
export type Anforderung = Dokumentenakte['anforderungen'][number];
export type Dokument = Dokumentenakte['dokumente'][number];
export type Unterschrift = Dokument['unterschriften'][number];
export type Vorlage = Dokumentenakte['vorlagen'][number];
/** One action the viewer may take, or why not. */
export type Tat = Anforderung['aktionen'][number];

/** What is asked for and was handed in. */
export const dokumentenakteQuery = (id: string) =>
	queryOptions({
		queryKey: [...akteKeys.akte(id), 'dokumente'],
		queryFn: async ({ signal }) => (await call('GET /v1/freiwilliger/{id}/akte', { params: { id }, signal })).data,
		placeholderData: undefined,
	});

/** The file of a document, as it stands. */
export const dateiQuery = ({ freiwilligerID: id, id: dokumentID, statusSeit }: Dokument) =>
	queryOptions({
		queryKey: ['dokumentdatei', dokumentID, statusSeit],
		queryFn: async ({ signal }) =>
			// What isn't text comes as a blob; the contract knows it as text.
			(await call('GET /v1/freiwilliger/{id}/dokumente/{dokumentID}', {
				params: { id, dokumentID },
				signal,
			})) as unknown as Blob,
		staleTime: 'static',
		placeholderData: undefined,
	});

export const dokumentadresse = ({ freiwilligerID, id }: Dokument): string =>
	`${basePath()}/v1/freiwilliger/${freiwilligerID}/dokumente/${id}`;

/** The template, filled for the volunteer. */
export const vorlagenadresse = (freiwilligerID: string, specID: string): string =>
	`${basePath()}/v1/freiwilliger/${freiwilligerID}/vorlage/${specID}`;

/** The action as long as its state allows to speak of it: whatever isn't possible from here isn't offered. */
export function findeTat(aktionen: readonly Tat[], key: Dokumentaktion): Tat | undefined {
	return aktionen.find(
		({ aktion, gruende }) => aktion === key && gruende.every(({ code }) => !AM_STAND.includes(code)),
	);
}

/** From another state it would be possible, or there is nothing and nobody to remind of it. */
const AM_STAND: readonly string[] = ['G22', 'MAHNUNG', 'MAHNUNG_AUFGABE'];

export const darfTun = (aktionen: readonly Tat[], key: Dokumentaktion): boolean =>
	aktionen.some(({ aktion, erlaubt }) => aktion === key && erlaubt);

/** The viewer's own signature is what it waits for: its session. */
export const eigeneSitzung = (anforderung: Anforderung): string | null =>
	anforderung.dran?.tat === 'UNTERSCHREIBEN' && anforderung.dran.istEigene
		? (neuestes(anforderung)?.unterschriften.find((u) => u.istEigene && u.istDran)?.sitzungID ?? null)
		: null;

/** The newest that still counts. */
export const neuestes = ({ dokumente }: Anforderung): Dokument | undefined => dokumente.find((d) => !d.isGeloescht);

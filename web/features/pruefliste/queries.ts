import { queryOptions } from '@tanstack/react-query';
import type { Contract } from '#api/contract/contract.ts';
import { ZU_PRUEFEN } from '#domain/liste/dokumente.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { call } from '../../client/call.ts';
import type { Anforderung, Dokument } from '../akte/dokumente/queries.ts';
import type { Dokumentzeile } from '../dokumentliste/liste.ts';
import type { Pruefsuche } from './suche.ts';

type Listenabfrage = NonNullable<Contract['GET /v1/freiwilliger/list-dokumente']['query']>;

/** As many as a list gives at once. */
const GROESSE = 200;

/** As it stood when it was entered: what is decided stays in it until it is left, so it doesn't lie under `listen`. */
export const prueflisteQuery = ({ specID, sort = 'hochgeladenAm' }: Pick<Pruefsuche, 'specID' | 'sort'>) =>
	queryOptions({
		queryKey: ['pruefliste', { specID, sort }],
		staleTime: 'static',
		gcTime: 0,
		placeholderData: undefined,
		queryFn: ({ signal }): Promise<{ data: readonly Dokumentzeile[]; total: number }> => {
			const und = [...ZU_PRUEFEN, ...(specID ? [{ feld: 'specID', op: 'gleich', wert: specID }] : [])];
			const query = { f: JSON.stringify({ und }), sort, seite: '1', groesse: String(GROESSE) };
			return call('GET /v1/freiwilliger/list-dokumente', { query: query as unknown as Listenabfrage, signal });
		},
	});

/** What waits for somebody who looks at it: the newest that isn't decided. */
export const zuPruefen = ({ dokumente }: Anforderung): Dokument | null =>
	dokumente.find(({ status, isGeloescht }) => status === DOKUMENT.nr.Hochgeladen && !isGeloescht) ?? null;

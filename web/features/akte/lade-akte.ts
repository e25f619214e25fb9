import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hatStatus } from '../../client/api-fehler.ts';
import { infoQuery } from '../shell/portal.ts';
import { akteQuery, dienstartenQuery, historieQuery } from './queries.ts';

/** Loads a file ahead; what the viewer may not see is as if it didn't exist. */
export async function ladeAkte(client: QueryClient, id: string) {
	void client.prefetchQuery(historieQuery(id));
	void client.prefetchQuery(dienstartenQuery);
	void client.prefetchQuery(infoQuery);
	try {
		await client.query({ ...akteQuery(id), staleTime: 'static' });
	} catch (error) {
		if (hatStatus(error, 404) || hatStatus(error, 400)) throw notFound();
		throw error;
	}
}

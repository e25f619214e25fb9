import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hatStatus } from '../../client/api-fehler.ts';
import { laufQuery } from './queries.ts';

/** Loads a run ahead; one that isn't there is said to be missing. */
export async function ladeLauf(client: QueryClient, id: string): Promise<void> {
	try {
		await client.query({ ...laufQuery(id), staleTime: 'static' });
	} catch (error) {
		if (hatStatus(error, 404) || hatStatus(error, 400)) throw notFound();
		throw error;
	}
}

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hatStatus } from '../../client/api-fehler.ts';
import { infoQuery } from '../portal/portal.ts';
import { personQuery } from './queries.ts';

/** Loads a person ahead; whom the viewer may not see is as if he didn't exist. */
export async function ladePerson(client: QueryClient, id: string): Promise<{ heute: string }> {
	try {
		const [{ heute }] = await Promise.all([
			client.query({ ...infoQuery, staleTime: 'static' }),
			client.query({ ...personQuery(id), staleTime: 'static' }),
		]);
		return { heute };
	} catch (error) {
		if (hatStatus(error, 404) || hatStatus(error, 400)) throw notFound();
		throw error;
	}
}

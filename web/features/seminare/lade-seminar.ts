import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hatStatus } from '../../client/api-fehler.ts';
import { infoQuery } from '../portal/portal.ts';
import { seminarQuery } from './queries.ts';

/** Loads a seminar ahead; one the viewer may not see is as if it didn't exist. */
export async function ladeSeminar(client: QueryClient, id: string): Promise<{ heute: string }> {
	try {
		const [{ heute }] = await Promise.all([
			client.query({ ...infoQuery, staleTime: 'static' }),
			client.query({ ...seminarQuery(id), staleTime: 'static' }),
		]);
		return { heute };
	} catch (error) {
		if (hatStatus(error, 404) || hatStatus(error, 400)) throw notFound();
		throw error;
	}
}

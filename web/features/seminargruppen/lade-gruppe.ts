import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hatStatus } from '../../client/api-fehler.ts';
import { infoQuery } from '../portal/portal.ts';
import { gruppeQuery } from './queries.ts';

/** Loads a group ahead; one that isn't there is said to be missing. */
export async function ladeGruppe(client: QueryClient, id: string): Promise<{ heute: string }> {
	try {
		const [{ heute }] = await Promise.all([
			client.query({ ...infoQuery, staleTime: 'static' }),
			client.query({ ...gruppeQuery(id), staleTime: 'static' }),
		]);
		return { heute };
	} catch (error) {
		if (hatStatus(error, 404) || hatStatus(error, 400)) throw notFound();
		throw error;
	}
}

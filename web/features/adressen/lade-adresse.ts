import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hatStatus } from '../../client/api-fehler.ts';
import { infoQuery } from '../portal/portal.ts';
import { adresseQuery } from './queries.ts';

/** Loads an address ahead; what the viewer may not see is as if it didn't exist. */
export async function ladeAdresse(client: QueryClient, id: string): Promise<{ heute: string }> {
	try {
		const [{ heute }, adresse] = await Promise.all([
			client.query({ ...infoQuery, staleTime: 'static' }),
			client.query({ ...adresseQuery(id), staleTime: 'static' }),
		]);
		if (!adresse.akte) throw notFound();
		return { heute };
	} catch (error) {
		if (hatStatus(error, 404) || hatStatus(error, 400)) throw notFound();
		throw error;
	}
}

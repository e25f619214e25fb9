import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hatStatus } from '../../client/api-fehler.ts';
import { infoQuery } from '../portal/portal.ts';
import { adresseQuery, historieQuery } from './queries.ts';

/** Loads an address ahead; what the viewer may not see is as if it didn't exist. */
export async function ladeAdresse(client: QueryClient, id: string): Promise<{ heute: string }> {
	// Beside the page, and its last line stands below it all: what comes late would push that away.
	const verlauf = client.query(historieQuery(id)).catch(() => undefined);
	try {
		const [{ heute }, adresse] = await Promise.all([
			client.query({ ...infoQuery, staleTime: 'static' }),
			client.query({ ...adresseQuery(id), staleTime: 'static' }),
		]);
		if (!adresse.akte) throw notFound();
		await verlauf;
		return { heute };
	} catch (error) {
		if (hatStatus(error, 404) || hatStatus(error, 400)) throw notFound();
		throw error;
	}
}

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { hatStatus } from '../../client/api-fehler.ts';
import { infoQuery } from '../portal/portal.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { dokumentenakteQuery } from './dokumente/queries.ts';
import { akteQuery, historieQuery } from './queries.ts';

/** Loads a file ahead, and the day it is seen on; what the viewer may not see is as if it didn't exist. */
export async function ladeAkte(client: QueryClient, id: string): Promise<{ heute: string }> {
	// What fails here fails again where it is shown, and says so there.
	client.query(historieQuery(id)).catch(() => undefined);
	client.query(dienstartenQuery).catch(() => undefined);
	try {
		const [{ heute }] = await Promise.all([
			client.query({ ...infoQuery, staleTime: 'static' }),
			client.query({ ...akteQuery(id), staleTime: 'static' }),
		]);
		return { heute };
	} catch (error) {
		if (hatStatus(error, 404) || hatStatus(error, 400)) throw notFound();
		throw error;
	}
}

/** With what its tabs name as open: what came later would move them from under the pointer. */
export async function ladeAktenseite(client: QueryClient, id: string): Promise<{ heute: string }> {
	const dokumente = client.query({ ...dokumentenakteQuery(id), staleTime: 'static' }).catch(() => undefined);
	const geladen = await ladeAkte(client, id);
	await dokumente;
	return geladen;
}

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { akteQuery } from '../akte/queries.ts';
import { infoQuery } from '../portal/portal.ts';
import type { Sitzung } from '../portal/sitzung.ts';

/** Loads the file of the signed-in volunteer ahead; for whoever has none, his pages don't exist. */
export async function ladeEigeneAkte(client: QueryClient, { freiwilligerID }: Sitzung) {
	if (!freiwilligerID) throw notFound();
	// A failure shows on the page.
	client.query(akteQuery(freiwilligerID)).catch(() => undefined);
	const { heute } = await client.query({ ...infoQuery, staleTime: 'static' });
	return { freiwilligerID, heute };
}

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { infoQuery } from '../portal/portal.ts';
import { alleDienstartenQuery, uebersichtQuery } from './queries.ts';

/** Loads what the page of a cycle shows ahead. */
export async function ladeZyklus(client: QueryClient, id: string): Promise<{ heute: string }> {
	const [{ heute }, zyklen] = await Promise.all([
		client.query({ ...infoQuery, staleTime: 'static' }),
		client.query(uebersichtQuery),
		client.query(alleDienstartenQuery),
	]);
	if (!zyklen.some((z) => z.id === id)) throw notFound();
	return { heute };
}

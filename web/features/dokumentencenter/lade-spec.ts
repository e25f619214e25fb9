import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ApiFehler } from '../../client/api-fehler.ts';
import { zyklenQuery } from '../portal/portal.ts';
import { dienstartenQuery } from '../stammlisten/queries.ts';
import { specQuery } from './queries.ts';

/** Loads what the page of a specification shows ahead. */
export async function ladeSpec(client: QueryClient, id: string): Promise<void> {
	try {
		await Promise.all([client.query(specQuery(id)), client.query(dienstartenQuery), client.query(zyklenQuery)]);
	} catch (fehler) {
		throw fehler instanceof ApiFehler && (fehler.status === 404 || fehler.status === 422) ? notFound() : fehler;
	}
}

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { parameterQuery } from './portal.ts';

/** Pages of seminars aren't there while the Traeger does without (table: Feature flags and modes). */
export async function nurMitSeminaren(client: QueryClient): Promise<void> {
	const { isSeminarverwaltungEnabled } = await client.query(parameterQuery);
	if (!isSeminarverwaltungEnabled) throw notFound();
}

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { featuresQuery } from '../portal/portal.ts';

/** Pages of accounting aren't there while the function is switched off (table: Feature flags and modes). */
export async function nurMitBuchhaltung(client: QueryClient): Promise<void> {
	const features = await client.query(featuresQuery);
	if (!features.includes('BUCHHALTUNG_EXPORT')) throw notFound();
}

import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sitzungQuery } from './sitzung.ts';

/** Guest only: who has a session goes to the portal. Without an answer the page shows, and reports what is wrong when used. */
export async function nurGaeste(queryClient: QueryClient): Promise<void> {
	if (await istAngemeldet(queryClient)) throw redirect({ to: '/admin', replace: true });
}

async function istAngemeldet(queryClient: QueryClient): Promise<boolean> {
	try {
		await queryClient.query({ ...sitzungQuery, staleTime: 'static' });
		return true;
	} catch {
		return false;
	}
}

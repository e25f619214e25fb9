import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { ladeSitzung } from './sitzung.ts';

/** Guest only: who has a session goes to the portal. Without an answer the page shows, and reports what is wrong when used. */
export async function nurGaeste(queryClient: QueryClient): Promise<void> {
	const sitzung = await ladeSitzung(queryClient).catch(() => null);
	if (sitzung) throw redirect({ to: '/admin', replace: true });
}

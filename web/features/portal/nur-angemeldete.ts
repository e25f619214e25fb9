import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { istAbgemeldet } from '../../client/api-fehler.ts';
import { ladeSitzung, type Sitzung } from './sitzung.ts';

/** Who is signed in; null: nobody. */
export async function vielleichtAngemeldet(queryClient: QueryClient): Promise<{ sitzung: Sitzung | null }> {
	const sitzung = await ladeSitzung(queryClient).catch((error: unknown) => {
		if (istAbgemeldet(error)) return null;
		throw error;
	});
	return { sitzung };
}

/** For who is signed in: everybody else goes to the login, and from there to the page he wanted. */
export async function nurAngemeldete(queryClient: QueryClient, ziel: string): Promise<{ sitzung: Sitzung }> {
	const { sitzung } = await vielleichtAngemeldet(queryClient);
	if (!sitzung) throw redirect({ to: '/login', search: { ziel }, replace: true });
	return { sitzung };
}

import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { LoginPage } from '../features/login/login-page.tsx';
import { sitzungQuery } from '../features/shell/sitzung.ts';
import { sicheresZiel } from '../features/shell/ziel.ts';

export const Route = createFileRoute('/login')({
	validateSearch: z.object({ ziel: z.catch(z.optional(z.string()), undefined) }),
	beforeLoad: async ({ context }) => {
		if (await isSignedIn(context.queryClient)) throw redirect({ to: '/', replace: true });
	},
	component: Login,
});

/** Guest only: who has a session goes home. Without an answer the form shows, and reports what is wrong when sent. */
async function isSignedIn(queryClient: QueryClient): Promise<boolean> {
	try {
		await queryClient.query({ ...sitzungQuery, staleTime: 'static' });
		return true;
	} catch {
		return false;
	}
}

function Login() {
	const { ziel } = Route.useSearch();
	return <LoginPage ziel={sicheresZiel(ziel, window.location.origin)} />;
}

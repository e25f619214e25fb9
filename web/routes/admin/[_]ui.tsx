import { createFileRoute, notFound } from '@tanstack/react-router';
import { BausteinePage } from '../../features/bausteine/bausteine-page.tsx';
import { infoQuery } from '../../features/portal/portal.ts';

/** Not in production, not in the menu. */
export const Route = createFileRoute('/admin/_ui')({
	beforeLoad: async ({ context }) => {
		const { produktion } = await context.queryClient.query({ ...infoQuery, staleTime: 'static' });
		if (produktion) throw notFound();
	},
	component: BausteinePage,
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { SeminareTab } from '../../../features/akte/seminare/seminare-tab.tsx';
import { parameterQuery } from '../../../features/portal/portal.ts';

/** Where the tenant doesn't keep seminars, the page isn't there. */
export const Route = createFileRoute('/admin/freiwillige/$id/seminare')({
	loader: async ({ context }) => {
		const { isSeminarverwaltungEnabled } = await context.queryClient.query(parameterQuery);
		if (!isSeminarverwaltungEnabled) throw notFound();
	},
	component: SeminareTab,
});

import { createFileRoute } from '@tanstack/react-router';
import { plaetzeQuery } from '../../../features/adressen/queries.ts';
import { ZyklusReiter } from '../../../features/adressen/zyklus-reiter.tsx';
import { zyklenQuery } from '../../../features/portal/portal.ts';
import { dienstartenQuery } from '../../../features/stammlisten/queries.ts';

export const Route = createFileRoute('/admin/adressen/$id/')({
	// What stands above the rest comes with it: later it would push it away.
	loader: ({ context: { queryClient }, params }) =>
		Promise.allSettled([
			queryClient.query(plaetzeQuery(params.id)),
			queryClient.query({ ...zyklenQuery, staleTime: 'static' }),
			queryClient.query({ ...dienstartenQuery, staleTime: 'static' }),
		]),
	component: ZyklusReiter,
});

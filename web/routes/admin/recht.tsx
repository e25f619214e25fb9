import { createFileRoute } from '@tanstack/react-router';
import { rechtQuery } from '../../features/recht/queries.ts';
import { RechtPage } from '../../features/recht/recht-page.tsx';

export const Route = createFileRoute('/admin/recht')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(rechtQuery).catch(() => undefined);
	},
	component: RechtPage,
});

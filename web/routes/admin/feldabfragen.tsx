import { createFileRoute } from '@tanstack/react-router';
import { FeldabfragenPage } from '../../features/feldabfragen/feldabfragen-page.tsx';
import { feldabfragenQuery } from '../../features/feldabfragen/queries.ts';

export const Route = createFileRoute('/admin/feldabfragen')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(feldabfragenQuery).catch(() => undefined);
	},
	component: FeldabfragenPage,
});

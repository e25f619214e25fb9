import { createFileRoute } from '@tanstack/react-router';
import { IntegrationenPage } from '../../../features/integrationen/integrationen-page.tsx';
import { integrationenQuery } from '../../../features/integrationen/queries.ts';

export const Route = createFileRoute('/admin/system/integrationen')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(integrationenQuery).catch(() => undefined);
	},
	component: IntegrationenPage,
});

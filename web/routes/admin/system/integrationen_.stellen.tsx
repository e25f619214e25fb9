import { createFileRoute } from '@tanstack/react-router';
import { konfigurationQuery } from '../../../features/stellenabgleich/queries.ts';
import { StellenPage } from '../../../features/stellenabgleich/stellen-page.tsx';

export const Route = createFileRoute('/admin/system/integrationen_/stellen')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(konfigurationQuery).catch(() => undefined);
	},
	component: StellenPage,
});

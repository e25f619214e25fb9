import { createFileRoute } from '@tanstack/react-router';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { EinrichtenPage } from '../../features/start/einrichten/einrichten-page.tsx';
import { einrichtungQuery } from '../../features/start/einrichten/queries.ts';

export const Route = createFileRoute('/admin/einrichten')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'ADMIN'),
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the steps would be.
		queryClient.query(einrichtungQuery).catch(() => undefined);
	},
	component: EinrichtenPage,
});

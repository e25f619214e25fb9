import { createFileRoute } from '@tanstack/react-router';
import { EinrichtenPage } from '../../features/einrichten/einrichten-page.tsx';
import { einrichtungQuery } from '../../features/einrichten/queries.ts';
import { nurFuer } from '../../features/shell/nur-fuer.ts';

export const Route = createFileRoute('/admin/einrichten')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'ADMIN'),
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the steps would be.
		queryClient.query(einrichtungQuery).catch(() => undefined);
	},
	component: EinrichtenPage,
});

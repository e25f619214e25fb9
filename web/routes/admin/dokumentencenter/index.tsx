import { createFileRoute } from '@tanstack/react-router';
import { DokumentencenterPage } from '../../../features/dokumentencenter/dokumentencenter-page.tsx';
import { specsQuery } from '../../../features/dokumentencenter/queries.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

export const Route = createFileRoute('/admin/dokumentencenter/')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(specsQuery).catch(() => undefined);
	},
	component: DokumentencenterPage,
});

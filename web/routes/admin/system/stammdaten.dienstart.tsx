import { createFileRoute } from '@tanstack/react-router';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { alleDienstartenQuery } from '../../../features/stammdaten/arten.ts';
import { DienstartenPage } from '../../../features/stammdaten/dienstarten-page.tsx';

export const Route = createFileRoute('/admin/system/stammdaten/dienstart')({
	beforeLoad: ({ context: { sitzung } }) => nurFuer(sitzung, 'ADMIN'),
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(alleDienstartenQuery).catch(() => undefined);
	},
	component: DienstartenPage,
});

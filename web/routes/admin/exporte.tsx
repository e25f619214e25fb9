import { createFileRoute } from '@tanstack/react-router';
import { ExportePage } from '../../features/exporte/exporte-page.tsx';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { infoQuery } from '../../features/portal/portal.ts';

export const Route = createFileRoute('/admin/exporte')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: async ({ context }) => {
		const { heute } = await context.queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute, sitzung: context.sitzung };
	},
	component: Exporte,
});

function Exporte() {
	return <ExportePage {...Route.useLoaderData()} />;
}

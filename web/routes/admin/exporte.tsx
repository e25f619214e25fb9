import { createFileRoute } from '@tanstack/react-router';
import { ExportePage } from '../../features/exporte/exporte-page.tsx';
import { laeufeQuery } from '../../features/laeufe/queries.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { featuresQuery, infoQuery, parameterQuery, zyklenQuery } from '../../features/portal/portal.ts';
import { darf } from '../../features/portal/sitzung.ts';

export const Route = createFileRoute('/admin/exporte')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: async ({ context }) => {
		const { queryClient, sitzung } = context;
		// What decides which sections there are comes first: one that came later would push away what somebody points at.
		const sobald = [
			queryClient.query({ ...featuresQuery, staleTime: 'static' }),
			queryClient.query({ ...parameterQuery, staleTime: 'static' }),
			queryClient.query({ ...zyklenQuery, staleTime: 'static' }),
			darf(sitzung, 'ADMIN') && queryClient.query(laeufeQuery(1)),
		];
		const { heute } = await queryClient.query({ ...infoQuery, staleTime: 'static' });
		await Promise.allSettled(sobald);
		return { heute, sitzung };
	},
	component: Exporte,
});

function Exporte() {
	return <ExportePage {...Route.useLoaderData()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { BarrieremeldungenPage } from '../../features/barrierefreiheit/meldungen-page.tsx';
import { meldungenQuery } from '../../features/barrierefreiheit/queries.ts';
import { infoQuery } from '../../features/portal/portal.ts';

export const Route = createFileRoute('/admin/barrierefreiheit')({
	loader: async ({ context: { queryClient } }) => {
		// A failure shows where the list would be.
		queryClient.query(meldungenQuery).catch(() => undefined);
		const { heute } = await queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: Barrierefreiheit,
});

function Barrierefreiheit() {
	const { heute } = Route.useLoaderData();
	const { sitzung } = Route.useRouteContext();
	return <BarrieremeldungenPage heute={heute} sitzung={sitzung} />;
}

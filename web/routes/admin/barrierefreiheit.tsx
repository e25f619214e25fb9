import { createFileRoute } from '@tanstack/react-router';
import { BarrieremeldungenPage } from '../../features/barrierefreiheit/meldungen-page.tsx';
import { meldungenQuery } from '../../features/barrierefreiheit/queries.ts';
import { infoQuery } from '../../features/portal/portal.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

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
	const sitzung = useSitzung();
	return <BarrieremeldungenPage heute={heute} sitzung={sitzung} />;
}

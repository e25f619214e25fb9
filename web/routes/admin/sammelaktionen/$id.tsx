import { createFileRoute } from '@tanstack/react-router';
import { infoQuery } from '../../../features/portal/portal.ts';
import { LaufPage } from '../../../features/sammelaktion/lauf-page.tsx';
import { laufQuery } from '../../../features/sammelaktion/queries.ts';

export const Route = createFileRoute('/admin/sammelaktionen/$id')({
	loader: async ({ context: { queryClient }, params }) => {
		// A failure shows where the data would be.
		queryClient.query(laufQuery(params.id)).catch(() => undefined);
		const { heute } = await queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: Lauf,
});

function Lauf() {
	const { id } = Route.useParams();
	const { heute } = Route.useLoaderData();
	return <LaufPage key={id} id={id} heute={heute} />;
}

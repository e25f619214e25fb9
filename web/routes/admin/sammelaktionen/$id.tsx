import { createFileRoute } from '@tanstack/react-router';
import { LaufPage } from '../../../features/sammelaktion/lauf-page.tsx';
import { laufQuery } from '../../../features/sammelaktion/queries.ts';

export const Route = createFileRoute('/admin/sammelaktionen/$id')({
	loader: ({ context: { queryClient }, params }) => {
		// A failure shows where the data would be.
		queryClient.query(laufQuery(params.id)).catch(() => undefined);
	},
	component: Lauf,
});

function Lauf() {
	const { id } = Route.useParams();
	return <LaufPage key={id} id={id} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { BenutzerSeite } from '../../../features/benutzer/benutzer-seite.tsx';
import { einBenutzerQuery } from '../../../features/benutzer/queries.ts';
import { infoQuery } from '../../../features/portal/portal.ts';

export const Route = createFileRoute('/admin/benutzer/$id')({
	loader: async ({ context, params }) => {
		// A failure shows on the page.
		context.queryClient.query(einBenutzerQuery(params.id)).catch(() => undefined);
		const { heute } = await context.queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: EinBenutzer,
});

function EinBenutzer() {
	const { id } = Route.useParams();
	const { heute } = Route.useLoaderData();
	return <BenutzerSeite key={id} id={id} heute={heute} />;
}

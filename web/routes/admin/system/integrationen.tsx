import { createFileRoute } from '@tanstack/react-router';
import { muster, suche } from '../../../client/suche.ts';
import { IntegrationenPage } from '../../../features/integrationen/integrationen-page.tsx';
import { integrationenQuery } from '../../../features/integrationen/queries.ts';

const wort = muster((text) => text.length <= 20);

export const Route = createFileRoute('/admin/system/integrationen')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(integrationenQuery).catch(() => undefined);
	},
	validateSearch: suche({ videodienst: wort }),
	component: Integrationen,
});

function Integrationen() {
	const { videodienst } = Route.useSearch();
	return <IntegrationenPage videodienst={videodienst} />;
}

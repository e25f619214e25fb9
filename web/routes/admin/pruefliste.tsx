import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../client/use-suche.ts';
import { infoQuery } from '../../features/portal/portal.ts';
import { PrueflistePage } from '../../features/pruefliste/pruefliste-page.tsx';
import { prueflisteQuery } from '../../features/pruefliste/queries.ts';
import { pruefsuche } from '../../features/pruefliste/suche.ts';

export const Route = createFileRoute('/admin/pruefliste')({
	validateSearch: pruefsuche,
	loaderDeps: ({ search: { specID, sort } }) => ({ specID, sort }),
	loader: async ({ context: { queryClient }, deps }) => {
		// A failure shows where the rows would be.
		queryClient.query(prueflisteQuery(deps)).catch(() => undefined);
		const { heute } = await queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: Pruefliste,
});

function Pruefliste() {
	const { heute } = Route.useLoaderData();
	return <PrueflistePage suche={useSuche(pruefsuche)} heute={heute} />;
}

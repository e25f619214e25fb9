import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../client/use-suche.ts';
import { KontingentePage } from '../../features/kontingente/kontingente-page.tsx';
import { matrixQuery, uebersichtQuery } from '../../features/kontingente/queries.ts';
import { kontingentsuche } from '../../features/kontingente/suche.ts';
import { infoQuery } from '../../features/portal/portal.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';
import { dienstartenQuery } from '../../features/stammlisten/queries.ts';

export const Route = createFileRoute('/admin/kontingente')({
	validateSearch: kontingentsuche,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient }, deps }) => {
		// A failure shows where the rows would be.
		queryClient.query(matrixQuery(deps)).catch(() => undefined);
		// Columns and bars that came later would push away the rows somebody points at.
		await Promise.allSettled([
			queryClient.query(uebersichtQuery),
			queryClient.query({ ...dienstartenQuery, staleTime: 'static' }),
		]);
		const { heute } = await queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: Kontingente,
});

function Kontingente() {
	const { heute } = Route.useLoaderData();
	const sitzung = useSitzung();
	return <KontingentePage suche={useSuche(kontingentsuche)} heute={heute} sitzung={sitzung} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { DATENTEILE, type Datenteil } from '../../features/mein-bereich/datenteile.ts';
import { ladeEigeneAkte } from '../../features/mein-bereich/eigene-akte.ts';
import { MeineDaten } from '../../features/mein-bereich/meine-daten.tsx';
import { parameterQuery } from '../../features/portal/portal.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/meine-daten')({
	validateSearch: (suche: Record<string, unknown>): { teil?: Datenteil } => ({
		teil: DATENTEILE.find((teil) => teil === suche.teil),
	}),
	loader: async ({ context: { queryClient, sitzung } }) => {
		const [eigene] = await Promise.all([
			ladeEigeneAkte(queryClient, sitzung),
			queryClient.query({ ...parameterQuery, staleTime: 'static' }),
		]);
		return eigene;
	},
	component: Seite,
});

function Seite() {
	const sitzung = useSitzung();
	const { freiwilligerID, heute } = Route.useLoaderData();
	const { teil } = Route.useSearch();
	return <MeineDaten sitzung={sitzung} freiwilligerID={freiwilligerID} heute={heute} teil={teil} />;
}

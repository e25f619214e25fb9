import { createFileRoute } from '@tanstack/react-router';
import { muster, suche } from '../../client/suche.ts';
import { useSuche } from '../../client/use-suche.ts';
import { ExportePage } from '../../features/exporte/exporte-page.tsx';
import { zeitraumAus } from '../../features/exporte/zeitraum.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';

/** `2026-11`, `2026-Q4`, `2026-H2`, `2026-01_2026-03`; which of them it is the page knows. */
const exportsuche = suche({ zeitraum: muster(/^20\d\d-[\dQH_-]{1,13}$/) });

export const Route = createFileRoute('/admin/exporte')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	validateSearch: exportsuche,
	loaderDeps: ({ search }) => search,
	// Loaders are loaded with every page: this one's work isn't.
	loader: async ({ context: { queryClient, sitzung }, deps }) =>
		(await import('../../features/exporte/lade-exporte.ts')).ladeExporte(queryClient, sitzung, deps.zeitraum),
	component: Exporte,
});

function Exporte() {
	const { heute, sitzung } = Route.useLoaderData();
	const { zeitraum } = useSuche(exportsuche);
	return <ExportePage sitzung={sitzung} heute={heute} zeitraum={zeitraumAus(zeitraum, heute)} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { muster, suche } from '../../client/suche.ts';
import { useSuche } from '../../client/use-suche.ts';
import { chosenZyklus } from '../../client/zyklus-cookie.ts';
import { ExportePage } from '../../features/exporte/exporte-page.tsx';
import { lageQuery } from '../../features/exporte/queries.ts';
import { zeitraumAus } from '../../features/exporte/zeitraum.ts';
import { programmeQuery } from '../../features/laeufe/queries.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { featuresQuery, infoQuery, parameterQuery, zyklenQuery } from '../../features/portal/portal.ts';
import { darf } from '../../features/portal/sitzung.ts';
import { currentZyklus } from '../../features/portal/zyklus.ts';

/** `2026-11`, `2026-Q4`, `2026-H2`, `2026-01_2026-03`; which of them it is the page knows. */
const exportsuche = suche({ zeitraum: muster(/^20\d\d-[\dQH_-]{1,13}$/) });

export const Route = createFileRoute('/admin/exporte')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	validateSearch: exportsuche,
	loaderDeps: ({ search }) => search,
	loader: async ({ context, deps }) => {
		const { queryClient, sitzung } = context;
		// What decides the page's layout comes first: what came later would push away what somebody points at.
		const [{ heute }, zyklen, features] = await Promise.all([
			queryClient.query({ ...infoQuery, staleTime: 'static' }),
			queryClient.query({ ...zyklenQuery, staleTime: 'static' }),
			queryClient.query({ ...featuresQuery, staleTime: 'static' }),
			queryClient.query({ ...parameterQuery, staleTime: 'static' }),
		]);
		if (darf(sitzung, 'ADMIN') && features.includes('BUCHHALTUNG_EXPORT') && !sitzung.imp) {
			const zyklus = currentZyklus(zyklen, chosenZyklus());
			// What fails says so on the page.
			await Promise.allSettled([
				queryClient.query(lageQuery(zeitraumAus(deps.zeitraum, heute), zyklus?.id)),
				queryClient.query(programmeQuery),
			]);
		}
		return { heute, sitzung };
	},
	component: Exporte,
});

function Exporte() {
	const { heute, sitzung } = Route.useLoaderData();
	const { zeitraum } = useSuche(exportsuche);
	return <ExportePage sitzung={sitzung} heute={heute} zeitraum={zeitraumAus(zeitraum, heute)} />;
}

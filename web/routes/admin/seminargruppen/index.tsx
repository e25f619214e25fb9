import { createFileRoute } from '@tanstack/react-router';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { nurMitSeminaren } from '../../../features/portal/nur-mit-seminaren.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { GRUPPENLISTE } from '../../../features/seminargruppen/liste.ts';
import { SeminargruppenPage } from '../../../features/seminargruppen/seminargruppen-page.tsx';

export const Route = createFileRoute('/admin/seminargruppen/')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: async ({ context, deps }) => {
		await nurMitSeminaren(context.queryClient);
		return ladeListe(context.queryClient, GRUPPENLISTE, deps);
	},
	component: Seminargruppen,
});

function Seminargruppen() {
	const { heute } = Route.useLoaderData();
	const sitzung = useSitzung();
	return <SeminargruppenPage suche={useListensuche(GRUPPENLISTE)} heute={heute} sitzung={sitzung} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ladeListe } from '../../features/liste/queries.ts';
import { listensuche } from '../../features/liste/suche.ts';
import { useListensuche } from '../../features/liste/use-listensuche.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { nurMitSeminaren } from '../../features/portal/nur-mit-seminaren.ts';
import { NACHWEISLISTE } from '../../features/seminarnachweise/liste.ts';
import { SeminarnachweisePage } from '../../features/seminarnachweise/seminarnachweise-page.tsx';

export const Route = createFileRoute('/admin/seminarnachweise')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: async ({ context, deps }) => {
		await nurMitSeminaren(context.queryClient);
		return ladeListe(context.queryClient, NACHWEISLISTE, deps);
	},
	component: Seminarnachweise,
});

function Seminarnachweise() {
	const { heute } = Route.useLoaderData();
	return <SeminarnachweisePage suche={useListensuche(NACHWEISLISTE)} heute={heute} />;
}

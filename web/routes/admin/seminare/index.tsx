import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../../client/use-suche.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { nurMitSeminaren } from '../../../features/portal/nur-mit-seminaren.ts';
import { SEMINARLISTE } from '../../../features/seminare/liste.ts';
import { SeminarePage } from '../../../features/seminare/seminare-page.tsx';

export const Route = createFileRoute('/admin/seminare/')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: async ({ context, deps }) => {
		await nurMitSeminaren(context.queryClient);
		return ladeListe(context.queryClient, SEMINARLISTE, deps);
	},
	component: Seminare,
});

function Seminare() {
	const { heute } = Route.useLoaderData();
	const { sitzung } = Route.useRouteContext();
	return <SeminarePage suche={useSuche(listensuche)} heute={heute} sitzung={sitzung} />;
}

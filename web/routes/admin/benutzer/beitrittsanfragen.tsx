import { createFileRoute } from '@tanstack/react-router';
import { BeitrittePage } from '../../../features/benutzer/beitritte-page.tsx';
import { BEITRITTSLISTE } from '../../../features/benutzer/listen.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';

export const Route = createFileRoute('/admin/benutzer/beitrittsanfragen')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, BEITRITTSLISTE, deps),
	component: Beitrittsanfragen,
});

function Beitrittsanfragen() {
	const { heute } = Route.useLoaderData();
	return <BeitrittePage suche={useListensuche(BEITRITTSLISTE)} heute={heute} />;
}

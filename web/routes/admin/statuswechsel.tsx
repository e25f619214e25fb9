import { createFileRoute } from '@tanstack/react-router';
import { ladeListe } from '../../features/liste/queries.ts';
import { listensuche } from '../../features/liste/suche.ts';
import { useListensuche } from '../../features/liste/use-listensuche.ts';
import { STATUSWECHSELLISTE } from '../../features/statuswechsel/liste.ts';
import { StatuswechselPage } from '../../features/statuswechsel/statuswechsel-page.tsx';

export const Route = createFileRoute('/admin/statuswechsel')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, STATUSWECHSELLISTE, deps),
	component: Statuswechsel,
});

function Statuswechsel() {
	const { heute } = Route.useLoaderData();
	return <StatuswechselPage suche={useListensuche(STATUSWECHSELLISTE)} heute={heute} />;
}

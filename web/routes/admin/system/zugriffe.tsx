import { createFileRoute } from '@tanstack/react-router';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';
import { ZUGRIFFSLISTE } from '../../../features/protokoll/liste.ts';
import { ZugriffePage } from '../../../features/protokoll/zugriffe-page.tsx';

export const Route = createFileRoute('/admin/system/zugriffe')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, ZUGRIFFSLISTE, deps),
	component: Zugriffe,
});

function Zugriffe() {
	const { heute } = Route.useLoaderData();
	return <ZugriffePage suche={useListensuche(ZUGRIFFSLISTE)} heute={heute} />;
}

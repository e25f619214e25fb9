import { createFileRoute } from '@tanstack/react-router';
import { EinladungenPage } from '../../../features/benutzer/einladungen-page.tsx';
import { EINLADUNGSLISTE } from '../../../features/benutzer/listen.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';

export const Route = createFileRoute('/admin/benutzer/einladungen')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, EINLADUNGSLISTE, deps),
	component: Einladungen,
});

function Einladungen() {
	const { heute } = Route.useLoaderData();
	return <EinladungenPage suche={useListensuche(EINLADUNGSLISTE)} heute={heute} />;
}

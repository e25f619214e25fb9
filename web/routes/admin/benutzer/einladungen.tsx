import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../../client/use-suche.ts';
import { EinladungenPage } from '../../../features/benutzer/einladungen-page.tsx';
import { EINLADUNGSLISTE } from '../../../features/benutzer/listen.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';

export const Route = createFileRoute('/admin/benutzer/einladungen')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, EINLADUNGSLISTE, deps),
	component: Einladungen,
});

function Einladungen() {
	const { heute } = Route.useLoaderData();
	return <EinladungenPage suche={useSuche(listensuche)} heute={heute} />;
}

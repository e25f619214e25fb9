import { createFileRoute } from '@tanstack/react-router';
import { BenutzerPage } from '../../../features/benutzer/benutzer-page.tsx';
import { BENUTZERLISTE } from '../../../features/benutzer/listen.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';

export const Route = createFileRoute('/admin/benutzer/')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, BENUTZERLISTE, deps),
	component: Benutzer,
});

function Benutzer() {
	const { heute } = Route.useLoaderData();
	return <BenutzerPage suche={useListensuche(BENUTZERLISTE)} heute={heute} />;
}

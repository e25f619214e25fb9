import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../../client/use-suche.ts';
import { BenutzerPage } from '../../../features/benutzer/benutzer-page.tsx';
import { BENUTZERLISTE } from '../../../features/benutzer/listen.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';

export const Route = createFileRoute('/admin/benutzer/')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, BENUTZERLISTE, deps),
	component: Benutzer,
});

function Benutzer() {
	const { heute } = Route.useLoaderData();
	return <BenutzerPage suche={useSuche(listensuche)} heute={heute} />;
}

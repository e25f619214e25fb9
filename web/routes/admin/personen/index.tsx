import { createFileRoute } from '@tanstack/react-router';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';
import { PERSONENLISTE } from '../../../features/personen/liste.ts';
import { PersonenPage } from '../../../features/personen/personen-page.tsx';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/personen/')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, PERSONENLISTE, deps),
	component: Personen,
});

function Personen() {
	const { heute } = Route.useLoaderData();
	const sitzung = useSitzung();
	return <PersonenPage suche={useListensuche(PERSONENLISTE)} heute={heute} sitzung={sitzung} />;
}

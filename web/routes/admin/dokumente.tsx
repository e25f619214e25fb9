import { createFileRoute } from '@tanstack/react-router';
import { DokumentePage } from '../../features/dokumentliste/dokumente-page.tsx';
import { DOKUMENTELISTE } from '../../features/dokumentliste/liste.ts';
import { ladeListe } from '../../features/liste/queries.ts';
import { listensuche } from '../../features/liste/suche.ts';
import { useListensuche } from '../../features/liste/use-listensuche.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/dokumente')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, DOKUMENTELISTE, deps),
	component: Dokumente,
});

function Dokumente() {
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	return <DokumentePage sitzung={sitzung} suche={useListensuche(DOKUMENTELISTE)} heute={heute} />;
}

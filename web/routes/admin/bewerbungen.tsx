import { createFileRoute } from '@tanstack/react-router';
import { BewerbungenPage } from '../../features/bewerbungen/bewerbungen-page.tsx';
import { BEWERBUNGSLISTE } from '../../features/bewerbungen/liste.ts';
import { ladeListe } from '../../features/liste/queries.ts';
import { listensuche } from '../../features/liste/suche.ts';
import { useListensuche } from '../../features/liste/use-listensuche.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/bewerbungen')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, BEWERBUNGSLISTE, deps),
	component: Bewerbungen,
});

function Bewerbungen() {
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	return <BewerbungenPage sitzung={sitzung} suche={useListensuche(BEWERBUNGSLISTE)} heute={heute} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { FreiwilligePage } from '../../../features/freiwillige-liste/freiwillige-page.tsx';
import { FREIWILLIGENLISTE } from '../../../features/freiwillige-liste/liste.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/freiwillige/')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, FREIWILLIGENLISTE, deps),
	component: Freiwillige,
});

function Freiwillige() {
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	return <FreiwilligePage sitzung={sitzung} suche={useListensuche(FREIWILLIGENLISTE)} heute={heute} />;
}

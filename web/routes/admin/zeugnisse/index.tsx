import { createFileRoute } from '@tanstack/react-router';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { ZEUGNISLISTE } from '../../../features/zeugnisse/liste.ts';
import { ZeugnissePage } from '../../../features/zeugnisse/zeugnisse-page.tsx';

export const Route = createFileRoute('/admin/zeugnisse/')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, ZEUGNISLISTE, deps),
	component: Zeugnisse,
});

function Zeugnisse() {
	const { heute } = Route.useLoaderData();
	return <ZeugnissePage suche={useListensuche(ZEUGNISLISTE)} heute={heute} sitzung={useSitzung()} />;
}

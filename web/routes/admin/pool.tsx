import { createFileRoute } from '@tanstack/react-router';
import { ladeListe } from '../../features/liste/queries.ts';
import { listensuche } from '../../features/liste/suche.ts';
import { useListensuche } from '../../features/liste/use-listensuche.ts';
import { POOLLISTE } from '../../features/pool/liste.ts';
import { PoolPage } from '../../features/pool/pool-page.tsx';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/pool')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, POOLLISTE, deps),
	component: Pool,
});

function Pool() {
	const { heute } = Route.useLoaderData();
	const sitzung = useSitzung();
	return <PoolPage sitzung={sitzung} suche={useListensuche(POOLLISTE)} heute={heute} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { BfdVereinbarungenPage } from '../../features/bfd-vereinbarungen/bfd-vereinbarungen-page.tsx';
import { BFDLISTE } from '../../features/bfd-vereinbarungen/liste.ts';
import { ladeListe } from '../../features/liste/queries.ts';
import { listensuche } from '../../features/liste/suche.ts';
import { useListensuche } from '../../features/liste/use-listensuche.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';

export const Route = createFileRoute('/admin/bfd-vereinbarungen')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, BFDLISTE, deps),
	component: BfdVereinbarungen,
});

function BfdVereinbarungen() {
	const { heute } = Route.useLoaderData();
	return <BfdVereinbarungenPage suche={useListensuche(BFDLISTE)} heute={heute} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { AdressenPage } from '../../../features/adressen/adressen-page.tsx';
import { ADRESSLISTE } from '../../../features/adressen/liste.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';

export const Route = createFileRoute('/admin/adressen/')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, ADRESSLISTE, deps),
	component: Adressen,
});

function Adressen() {
	const { heute } = Route.useLoaderData();
	const { sitzung } = Route.useRouteContext();
	return <AdressenPage suche={Route.useSearch()} heute={heute} sitzung={sitzung} />;
}

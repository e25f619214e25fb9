import { createFileRoute } from '@tanstack/react-router';
import { AdressenPage } from '../../../features/adressen/adressen-page.tsx';
import { ADRESSLISTE } from '../../../features/adressen/liste.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { listensuche } from '../../../features/liste/suche.ts';
import { useListensuche } from '../../../features/liste/use-listensuche.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/adressen/')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context, deps }) => ladeListe(context.queryClient, ADRESSLISTE, deps),
	component: Adressen,
});

function Adressen() {
	const { heute } = Route.useLoaderData();
	const sitzung = useSitzung();
	return <AdressenPage suche={useListensuche(ADRESSLISTE)} heute={heute} sitzung={sitzung} />;
}

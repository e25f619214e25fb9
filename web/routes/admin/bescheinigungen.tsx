import { createFileRoute } from '@tanstack/react-router';
import { BescheinigungenPage } from '../../features/bescheinigungen/bescheinigungen-page.tsx';
import { BESCHEINIGUNGSLISTE } from '../../features/bescheinigungen/liste.ts';
import { ladeListe } from '../../features/liste/queries.ts';
import { listensuche } from '../../features/liste/suche.ts';
import { useListensuche } from '../../features/liste/use-listensuche.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/bescheinigungen')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, BESCHEINIGUNGSLISTE, deps),
	component: Bescheinigungen,
});

function Bescheinigungen() {
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	return <BescheinigungenPage sitzung={sitzung} suche={useListensuche(BESCHEINIGUNGSLISTE)} heute={heute} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ladeListe } from '../../features/liste/queries.ts';
import { listensuche } from '../../features/liste/suche.ts';
import { useListensuche } from '../../features/liste/use-listensuche.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';
import { UNTERSCHRIFTENLISTE } from '../../features/unterschriften/liste.ts';
import { UnterschriftenPage } from '../../features/unterschriften/unterschriften-page.tsx';

export const Route = createFileRoute('/admin/unterschriften')({
	validateSearch: listensuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => ladeListe(context.queryClient, UNTERSCHRIFTENLISTE, deps),
	component: Unterschriften,
});

function Unterschriften() {
	const { heute } = Route.useLoaderData();
	const sitzung = useSitzung();
	return <UnterschriftenPage suche={useListensuche(UNTERSCHRIFTENLISTE)} heute={heute} sitzung={sitzung} />;
}

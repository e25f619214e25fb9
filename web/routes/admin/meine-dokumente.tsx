import { createFileRoute } from '@tanstack/react-router';
import { ladeEigeneAkte } from '../../features/mein-bereich/eigene-akte.ts';
import { MeineDokumentePage } from '../../features/mein-bereich/meine-dokumente-page.tsx';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/meine-dokumente')({
	loader: ({ context: { queryClient, sitzung } }) => ladeEigeneAkte(queryClient, sitzung),
	component: Seite,
});

function Seite() {
	const sitzung = useSitzung();
	const { freiwilligerID, heute } = Route.useLoaderData();
	return <MeineDokumentePage sitzung={sitzung} freiwilligerID={freiwilligerID} heute={heute} />;
}

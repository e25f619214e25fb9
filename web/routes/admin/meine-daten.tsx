import { createFileRoute } from '@tanstack/react-router';
import { ladeEigeneAkte } from '../../features/mein-bereich/eigene-akte.ts';
import { MeineDaten } from '../../features/mein-bereich/meine-daten.tsx';

export const Route = createFileRoute('/admin/meine-daten')({
	loader: ({ context: { queryClient, sitzung } }) => ladeEigeneAkte(queryClient, sitzung),
	component: Seite,
});

function Seite() {
	const { sitzung } = Route.useRouteContext();
	const { freiwilligerID, heute } = Route.useLoaderData();
	return <MeineDaten sitzung={sitzung} freiwilligerID={freiwilligerID} heute={heute} />;
}

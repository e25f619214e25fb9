import { createFileRoute } from '@tanstack/react-router';
import { MeineBewerbungen } from '../../features/mein-bereich/bewerbung/meine-bewerbungen.tsx';
import { ladeEigeneAkte } from '../../features/mein-bereich/eigene-akte.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/meine-bewerbungen')({
	loader: ({ context: { queryClient, sitzung } }) => ladeEigeneAkte(queryClient, sitzung),
	component: Seite,
});

function Seite() {
	const sitzung = useSitzung();
	const { freiwilligerID, heute } = Route.useLoaderData();
	return <MeineBewerbungen sitzung={sitzung} freiwilligerID={freiwilligerID} heute={heute} />;
}

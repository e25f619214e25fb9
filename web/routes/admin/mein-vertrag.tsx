import { createFileRoute } from '@tanstack/react-router';
import { ladeEigeneAkte } from '../../features/mein-bereich/eigene-akte.ts';
import { MeinVertragPage } from '../../features/mein-bereich/mein-vertrag-page.tsx';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/mein-vertrag')({
	loader: ({ context: { queryClient, sitzung } }) => ladeEigeneAkte(queryClient, sitzung),
	component: Seite,
});

function Seite() {
	const sitzung = useSitzung();
	const { freiwilligerID, heute } = Route.useLoaderData();
	return <MeinVertragPage sitzung={sitzung} freiwilligerID={freiwilligerID} heute={heute} />;
}

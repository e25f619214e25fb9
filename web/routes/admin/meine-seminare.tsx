import { createFileRoute } from '@tanstack/react-router';
import { ladeEigeneAkte } from '../../features/mein-bereich/eigene-akte.ts';
import { nurMitSeminaren } from '../../features/portal/nur-mit-seminaren.ts';
import { MeineSeminarePage } from '../../features/seminarplanung/meine-seminare-page.tsx';

export const Route = createFileRoute('/admin/meine-seminare')({
	loader: async ({ context: { queryClient, sitzung } }) => {
		await nurMitSeminaren(queryClient);
		return ladeEigeneAkte(queryClient, sitzung);
	},
	component: Seite,
});

function Seite() {
	const { freiwilligerID, heute } = Route.useLoaderData();
	return <MeineSeminarePage freiwilligerID={freiwilligerID} heute={heute} />;
}

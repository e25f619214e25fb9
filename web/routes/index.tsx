import { createFileRoute, redirect } from '@tanstack/react-router';
import { suche, text } from '../client/suche.ts';
import { StartPage } from '../features/landeseite/start-page.tsx';
import { nurGaeste } from '../features/portal/nur-gaeste.ts';
import { parameterQuery } from '../features/portal/portal.ts';

const gesucht = suche({ ref: text });

/** Home: for guests the way in, or the map at once where the provider has no landing page; for others the portal. */
export const Route = createFileRoute('/')({
	validateSearch: gesucht,
	beforeLoad: async ({ context: { queryClient } }) => {
		await nurGaeste(queryClient);
		const parameter = await queryClient.ensureQueryData(parameterQuery).catch(() => null);
		if (parameter?.bewerbungIsLandingpage === false) throw redirect({ to: '/karte', replace: true });
	},
	component: Start,
});

function Start() {
	const { ref } = Route.useSearch();
	return <StartPage verweis={ref} />;
}

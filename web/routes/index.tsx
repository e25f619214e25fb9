import { createFileRoute, redirect } from '@tanstack/react-router';
import { StartPage } from '../features/landeseite/start-page.tsx';
import { nurGaeste } from '../features/portal/nur-gaeste.ts';
import { parameterQuery } from '../features/portal/portal.ts';

/** Home: for guests the way in, or the map at once where the provider has no landing page; for others the portal. */
export const Route = createFileRoute('/')({
	beforeLoad: async ({ context: { queryClient } }) => {
		await nurGaeste(queryClient);
		const parameter = await queryClient.ensureQueryData(parameterQuery).catch(() => null);
		if (parameter?.bewerbungIsLandingpage === false) throw redirect({ to: '/karte', replace: true });
	},
	component: StartPage,
});

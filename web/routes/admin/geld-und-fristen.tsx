import { createFileRoute } from '@tanstack/react-router';
import { WAECHTERARTEN } from '#domain/geld/waechter/lage.ts';
import { eines, suche } from '../../client/suche.ts';
import { useSuche } from '../../client/use-suche.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { infoQuery } from '../../features/portal/portal.ts';
import { WaechterPage } from '../../features/waechter/waechter-page.tsx';

const waechtersuche = suche({ art: eines(WAECHTERARTEN), sort: eines(['verlorenAb']) });

export const Route = createFileRoute('/admin/geld-und-fristen')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	validateSearch: waechtersuche,
	loader: async ({ context }) => {
		const { heute } = await context.queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: GeldUndFristen,
});

function GeldUndFristen() {
	const { heute } = Route.useLoaderData();
	return <WaechterPage suche={useSuche(waechtersuche)} heute={heute} />;
}

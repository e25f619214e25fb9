import { createFileRoute } from '@tanstack/react-router';
import { kennung, suche, wort } from '../../client/suche.ts';
import { useSuche } from '../../client/use-suche.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { infoQuery } from '../../features/portal/portal.ts';
import { WaechterPage } from '../../features/waechter/waechter-page.tsx';

/** What they may be the page knows: this is loaded with every page. */
const waechtersuche = suche({ art: wort, sort: wort, wer: kennung });

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

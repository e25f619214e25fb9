import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../../client/use-suche.ts';
import { ladeAkte } from '../../../features/akte/lade-akte.ts';
import { AktenVerlauf } from '../../../features/nachweis/akten-verlauf.tsx';
import { verlaufssuche } from '../../../features/nachweis/suche.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

/** The whole history of a file, for auditors. */
export const Route = createFileRoute('/admin/freiwillige/$id_/verlauf')({
	validateSearch: verlaufssuche,
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context, params }) => ladeAkte(context.queryClient, params.id),
	component: Verlauf,
});

function Verlauf() {
	const { id } = Route.useParams();
	const { heute } = Route.useLoaderData();
	return <AktenVerlauf id={id} suche={useSuche(verlaufssuche)} heute={heute} />;
}

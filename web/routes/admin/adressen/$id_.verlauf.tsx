import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../../client/use-suche.ts';
import { AdressVerlauf } from '../../../features/adressen/adress-verlauf.tsx';
import { ladeAdresse } from '../../../features/adressen/lade-adresse.ts';
import { verlaufssuche } from '../../../features/nachweis/suche.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

/** The whole history of an address and its Kontingent, for auditors. */
export const Route = createFileRoute('/admin/adressen/$id_/verlauf')({
	validateSearch: verlaufssuche,
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context, params }) => ladeAdresse(context.queryClient, params.id),
	component: Verlauf,
});

function Verlauf() {
	const { id } = Route.useParams();
	const { heute } = Route.useLoaderData();
	return <AdressVerlauf id={id} suche={useSuche(verlaufssuche)} heute={heute} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { AdressPage } from '../../../features/adressen/adress-page.tsx';
import { ladeAdresse } from '../../../features/adressen/lade-adresse.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';

/** The file of an address; its parts are the routes below. */
export const Route = createFileRoute('/admin/adressen/$id')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context, params }) => ladeAdresse(context.queryClient, params.id),
	component: Adresse,
});

function Adresse() {
	const { id } = Route.useParams();
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	// Another address is another page: nothing half-edited goes along.
	return <AdressPage key={id} id={id} sitzung={sitzung} heute={heute} />;
}

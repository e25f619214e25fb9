import { createFileRoute } from '@tanstack/react-router';
import { AktePage } from '../../../features/akte/akte-page.tsx';
import { ladeAktenseite } from '../../../features/akte/lade-akte.ts';
import { Blaettern } from '../../../features/nachbarn/blaettern.tsx';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';

/** The file of a volunteer; its parts are the routes below. */
export const Route = createFileRoute('/admin/freiwillige/$id')({
	loader: ({ context, params }) => ladeAktenseite(context.queryClient, params.id),
	component: Akte,
});

function Akte() {
	const { id } = Route.useParams();
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	// Another person is another page: nothing half-edited goes along.
	return <AktePage key={id} id={id} sitzung={sitzung} heute={heute} blaettern={<Blaettern id={id} />} />;
}

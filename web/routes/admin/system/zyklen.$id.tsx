import { createFileRoute } from '@tanstack/react-router';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { ladeZyklus } from '../../../features/zyklen/lade-zyklus.ts';
import { ZyklusPage } from '../../../features/zyklen/zyklus-page.tsx';

export const Route = createFileRoute('/admin/system/zyklen/$id')({
	loader: ({ context, params }) => ladeZyklus(context.queryClient, params.id),
	component: Zyklus,
});

function Zyklus() {
	const { id } = Route.useParams();
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	// Another cycle is another page: nothing half-edited goes along.
	return <ZyklusPage key={id} id={id} sitzung={sitzung} heute={heute} />;
}

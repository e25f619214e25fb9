import { createFileRoute } from '@tanstack/react-router';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { nurMitSeminaren } from '../../../features/portal/nur-mit-seminaren.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { GruppePage } from '../../../features/seminargruppen/gruppe-page.tsx';
import { ladeGruppe } from '../../../features/seminargruppen/lade-gruppe.ts';

/** A seminar group; its parts are the routes below. */
export const Route = createFileRoute('/admin/seminargruppen/$id')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	loader: async ({ context, params }) => {
		await nurMitSeminaren(context.queryClient);
		return ladeGruppe(context.queryClient, params.id);
	},
	component: Gruppe,
});

function Gruppe() {
	const { id } = Route.useParams();
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	return <GruppePage key={id} id={id} sitzung={sitzung} heute={heute} />;
}

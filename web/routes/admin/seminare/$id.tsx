import { createFileRoute } from '@tanstack/react-router';
import { nurMitSeminaren } from '../../../features/portal/nur-mit-seminaren.ts';
import { ladeSeminar } from '../../../features/seminare/lade-seminar.ts';
import { SeminarPage } from '../../../features/seminare/seminar-page.tsx';

export const Route = createFileRoute('/admin/seminare/$id')({
	loader: async ({ context, params }) => {
		await nurMitSeminaren(context.queryClient);
		return ladeSeminar(context.queryClient, params.id);
	},
	component: Seminar,
});

function Seminar() {
	const { id } = Route.useParams();
	const { sitzung } = Route.useRouteContext();
	const { heute } = Route.useLoaderData();
	return <SeminarPage key={id} id={id} sitzung={sitzung} heute={heute} />;
}

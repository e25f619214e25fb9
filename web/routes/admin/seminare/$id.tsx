import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
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

/** Fetched with the tab they belong to. */
const Hauspapiere = lazy(async () => ({
	default: (await import('../../../features/seminarhaus/papier.tsx')).Hauspapiere,
}));

function Seminar() {
	const { id } = Route.useParams();
	const { sitzung } = Route.useRouteContext();
	const { heute } = Route.useLoaderData();
	const hauspapiere = (
		<Suspense>
			<Hauspapiere seminarID={id} />
		</Suspense>
	);
	return <SeminarPage key={id} id={id} sitzung={sitzung} heute={heute} hauspapiere={hauspapiere} />;
}

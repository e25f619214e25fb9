import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { nurMitSeminaren } from '../../../features/portal/nur-mit-seminaren.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { ladeSeminar } from '../../../features/seminare/lade-seminar.ts';
import { SeminarPage } from '../../../features/seminare/seminar-page.tsx';
import { later } from '../../../ui/later.tsx';

export const Route = createFileRoute('/admin/seminare/$id')({
	loader: async ({ context, params }) => {
		await nurMitSeminaren(context.queryClient);
		return ladeSeminar(context.queryClient, params.id);
	},
	component: Seminar,
});

/** Fetched with the tab they belong to. */
const Hauspapiere = later(async () => (await import('../../../features/seminarhaus/papier.tsx')).Hauspapiere);
const Abweichend = later(async () => (await import('../../../features/anwesenheit/abweichend.tsx')).Abweichend);

function Seminar() {
	const { id } = Route.useParams();
	const sitzung = useSitzung();
	const { heute } = Route.useLoaderData();
	const hauspapiere = (
		<Suspense>
			<Hauspapiere seminarID={id} />
		</Suspense>
	);
	const abweichend = (
		<Suspense>
			<Abweichend seminarID={id} />
		</Suspense>
	);
	const dazu = { hauspapiere, abweichend };
	return <SeminarPage key={id} id={id} sitzung={sitzung} heute={heute} {...dazu} />;
}

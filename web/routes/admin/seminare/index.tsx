import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSuche } from '../../../client/use-suche.ts';
import { ladeListe } from '../../../features/liste/queries.ts';
import { useErgaenzt } from '../../../features/liste/use-listensuche.ts';
import { nurMitSeminaren } from '../../../features/portal/nur-mit-seminaren.ts';
import { infoQuery } from '../../../features/portal/portal.ts';
import { darf } from '../../../features/portal/sitzung.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { SEMINARLISTE } from '../../../features/seminare/liste.ts';
import { SeminarePage } from '../../../features/seminare/seminare-page.tsx';
import { alsPlaner, seminarsuche, zeigtPlaner } from '../../../features/seminare/suche.ts';
import { later } from '../../../ui/later.tsx';

/** Fetched where it is chosen. */
const PlanerPage = later(async () => (await import('../../../features/seminarplaner/planer-page.tsx')).PlanerPage);

export const Route = createFileRoute('/admin/seminare/')({
	validateSearch: seminarsuche,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, sitzung }, deps }) => {
		await nurMitSeminaren(queryClient);
		const imPlaner = zeigtPlaner(deps) && darf(sitzung, 'MA_VERWALTUNG', 'ADMIN');
		if (!imPlaner) return ladeListe(queryClient, SEMINARLISTE, deps);
		const { heute } = await queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: Seminare,
});

function Seminare() {
	const { heute } = Route.useLoaderData();
	const sitzung = useSitzung();
	const navigate = useNavigate();
	const suche = useErgaenzt(SEMINARLISTE.name, useSuche(seminarsuche));
	if (!zeigtPlaner(suche) || !darf(sitzung, 'MA_VERWALTUNG', 'ADMIN'))
		return <SeminarePage suche={suche} heute={heute} sitzung={sitzung} />;
	return (
		<Suspense>
			<PlanerPage suche={suche} onSuche={(planer) => navigate({ to: '/admin/seminare', search: alsPlaner(planer) })} />
		</Suspense>
	);
}

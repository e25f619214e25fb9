import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../client/use-suche.ts';
import { akteQuery, historieQuery } from '../../features/akte/queries.ts';
import { MeinStart } from '../../features/mein-bereich/mein-start.tsx';
import { infoQuery } from '../../features/portal/portal.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';
import { PersonalStart } from '../../features/start/personal-start.tsx';
import { ersteSchritteQuery, startQuery } from '../../features/start/queries.ts';
import { startsuche } from '../../features/start/suche.ts';

/** Volunteers see where they stand, staff what is to do. */
export const Route = createFileRoute('/admin/')({
	validateSearch: startsuche,
	loader: async ({ context: { queryClient, sitzung } }) => {
		const eigene = sitzung.rolle === 'FREIWILLIGER' ? sitzung.freiwilligerID : null;
		const laden = eigene
			? [queryClient.query(akteQuery(eigene)), queryClient.query(historieQuery(eigene))]
			: [queryClient.query(startQuery)];
		// A failure shows on the page.
		for (const eines of laden) eines.catch(() => undefined);
		const [{ heute }] = await Promise.all([
			queryClient.query({ ...infoQuery, staleTime: 'static' }),
			// Above everything else: coming late, they would push the page down.
			eigene ? null : queryClient.query(ersteSchritteQuery).catch(() => null),
		]);
		return { heute, eigene };
	},
	component: Start,
});

function Start() {
	const sitzung = useSitzung();
	const { heute, eigene } = Route.useLoaderData();
	const { aufgaben: auswahl = 'alle' } = useSuche(startsuche);
	return eigene ? (
		<MeinStart sitzung={sitzung} freiwilligerID={eigene} heute={heute} />
	) : (
		<PersonalStart sitzung={sitzung} heute={heute} auswahl={auswahl} />
	);
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { KartePage } from '../features/karte/karte-page.tsx';
import { karteQuery } from '../features/karte/queries.ts';
import { kartensuche } from '../features/karte/suche.ts';
import { ladeNachschlag } from '../features/registrierung/nachschlag.ts';
import { parameterQuery, zyklenQuery } from '../features/shell/portal.ts';
import { ladeSitzung } from '../features/shell/sitzung.ts';

/** Open to everybody; who is signed in looks, and applies in his own area. */
export const Route = createFileRoute('/karte')({
	validateSearch: (suche) => kartensuche.parse(suche),
	beforeLoad: async ({ context }) => ({
		istAngemeldet: (await ladeSitzung(context.queryClient).catch(() => null)) !== null,
	}),
	loader: async ({ context: { queryClient } }) => {
		await ladeNachschlag(queryClient);
		const zyklus = (await queryClient.ensureQueryData(zyklenQuery)).find(({ isAktiv }) => isAktiv);
		// A failure shows where the places would be.
		if (zyklus) queryClient.query(karteQuery(zyklus.id)).catch(() => undefined);
	},
	component: Karte,
});

function Karte() {
	const suche = Route.useSearch();
	const { istAngemeldet } = Route.useRouteContext();
	const { data: zyklen } = useSuspenseQuery(zyklenQuery);
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	return (
		<KartePage
			suche={suche}
			zyklusID={zyklen.find(({ isAktiv }) => isAktiv)?.id ?? ''}
			mitDienstart={parameter.bewerbungKarteUnterscheidungFWD}
			istAngemeldet={istAngemeldet}
		/>
	);
}

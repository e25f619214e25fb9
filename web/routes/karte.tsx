import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { akteQuery } from '../features/akte/queries.ts';
import { KartePage } from '../features/karte/karte-page.tsx';
import { karteQuery } from '../features/karte/queries.ts';
import { kartensuche } from '../features/karte/suche.ts';
import { ladeNachschlag } from '../features/registrierung/nachschlag.ts';
import { parameterQuery, zyklenQuery } from '../features/shell/portal.ts';
import { ladeSitzung } from '../features/shell/sitzung.ts';

/** Open to everybody; guests and volunteers apply from here, staff looks. */
export const Route = createFileRoute('/karte')({
	validateSearch: (suche) => kartensuche.parse(suche),
	beforeLoad: async ({ context }) => ({ sitzung: await ladeSitzung(context.queryClient).catch(() => null) }),
	loader: async ({ context: { queryClient, sitzung } }) => {
		await ladeNachschlag(queryClient);
		const zyklus = (await queryClient.ensureQueryData(zyklenQuery)).find(({ isAktiv }) => isAktiv);
		if (sitzung?.freiwilligerID) queryClient.query(akteQuery(sitzung.freiwilligerID)).catch(() => undefined);
		// A failure shows where the places would be.
		if (zyklus) queryClient.query(karteQuery(zyklus.id)).catch(() => undefined);
	},
	component: Karte,
});

function Karte() {
	const suche = Route.useSearch();
	const { sitzung } = Route.useRouteContext();
	const { data: zyklen } = useSuspenseQuery(zyklenQuery);
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	return (
		<KartePage
			suche={suche}
			zyklusID={zyklen.find(({ isAktiv }) => isAktiv)?.id ?? ''}
			mitDienstart={parameter.bewerbungKarteUnterscheidungFWD}
			anspruch={parameter.claimtextKarte}
			istAngemeldet={sitzung !== null}
			freiwilligerID={sitzung?.freiwilligerID ?? null}
		/>
	);
}

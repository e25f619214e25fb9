import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../client/use-suche.ts';
import { akteQuery } from '../features/akte/queries.ts';
import { KartePage } from '../features/karte/karte-page.tsx';
import { kartensuche } from '../features/karte/suche.ts';
import { parameterQuery } from '../features/portal/portal.ts';
import { ladeSitzung } from '../features/portal/sitzung.ts';
import { ladeBewerbungsrahmen } from '../features/registrierung/lade-nachschlag.ts';

/** Open to everybody; guests and volunteers apply from here, staff looks. */
export const Route = createFileRoute('/karte')({
	validateSearch: kartensuche,
	beforeLoad: async ({ context }) => ({ sitzung: await ladeSitzung(context.queryClient).catch(() => null) }),
	loader: async ({ context: { queryClient, sitzung } }) => {
		await ladeBewerbungsrahmen(queryClient);
		if (sitzung?.freiwilligerID) queryClient.query(akteQuery(sitzung.freiwilligerID)).catch(() => undefined);
	},
	component: Karte,
});

function Karte() {
	const suche = useSuche(kartensuche);
	const sitzung = Route.useRouteContext({ select: ({ sitzung }) => sitzung });
	const { data: parameter } = useSuspenseQuery(parameterQuery);
	return (
		<KartePage
			suche={suche}
			mitDienstart={parameter.bewerbungKarteUnterscheidungFWD}
			anspruch={parameter.claimtextKarte}
			besuch={{ istAngemeldet: sitzung !== null, freiwilligerID: sitzung?.freiwilligerID ?? null }}
		/>
	);
}

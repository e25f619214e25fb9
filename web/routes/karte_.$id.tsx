import { createFileRoute } from '@tanstack/react-router';
import { kennung, suche, text } from '../client/suche.ts';
import { akteQuery } from '../features/akte/queries.ts';
import { StellePage } from '../features/karte/stelle-page.tsx';
import { ladeSitzung } from '../features/portal/sitzung.ts';
import { ladeBewerbungsrahmen } from '../features/registrierung/lade-nachschlag.ts';

const gesucht = suche({ zyklus: kennung, ref: text });

/** A place's own page: open to everybody, complete by its address alone. */
export const Route = createFileRoute('/karte_/$id')({
	validateSearch: gesucht,
	beforeLoad: async ({ context }) => ({ sitzung: await ladeSitzung(context.queryClient).catch(() => null) }),
	loader: async ({ context: { queryClient, sitzung } }) => {
		await ladeBewerbungsrahmen(queryClient);
		if (sitzung?.freiwilligerID) queryClient.query(akteQuery(sitzung.freiwilligerID)).catch(() => undefined);
	},
	component: Stelle,
});

function Stelle() {
	const { id } = Route.useParams();
	const { zyklus, ref } = Route.useSearch();
	const sitzung = Route.useRouteContext({ select: ({ sitzung }) => sitzung });
	const besuch = { istAngemeldet: sitzung !== null, freiwilligerID: sitzung?.freiwilligerID ?? null };
	return <StellePage key={id} id={id} zyklus={zyklus} verweis={ref} besuch={besuch} />;
}

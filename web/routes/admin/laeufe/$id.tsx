import { createFileRoute } from '@tanstack/react-router';
import { suche, text } from '../../../client/suche.ts';
import { ladeLauf } from '../../../features/laeufe/lade-lauf.ts';
import { LaufPage } from '../../../features/laeufe/lauf-page.tsx';
import { nurMitBuchhaltung } from '../../../features/laeufe/nur-mit-buchhaltung.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { infoQuery } from '../../../features/portal/portal.ts';

export const Route = createFileRoute('/admin/laeufe/$id')({
	/** Which figure is explained: row and part. */
	validateSearch: suche({ zeile: text, feld: text }),
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'ADMIN'),
	loader: async ({ context, params }) => {
		await nurMitBuchhaltung(context.queryClient);
		await ladeLauf(context.queryClient, params.id);
		const { heute } = await context.queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: Lauf,
});

function Lauf() {
	const { id } = Route.useParams();
	const { heute } = Route.useLoaderData();
	return <LaufPage key={id} id={id} heute={heute} />;
}

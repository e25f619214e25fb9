import { createFileRoute, notFound } from '@tanstack/react-router';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { darf } from '../../../features/portal/sitzung.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';
import { LISTENARTEN, listeQuery } from '../../../features/stammdaten/arten.ts';
import { ListenPage } from '../../../features/stammdaten/listen-page.tsx';

export const Route = createFileRoute('/admin/system/stammdaten/$art')({
	beforeLoad: ({ context: { sitzung } }) => nurFuer(sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context: { queryClient }, params }) => {
		const art = LISTENARTEN.find(({ key }) => key === params.art);
		if (!art) throw notFound();
		// A failure shows where the data would be.
		queryClient.query(listeQuery(art)).catch(() => undefined);
		return art;
	},
	component: Liste,
});

function Liste() {
	const sitzung = useSitzung();
	const art = Route.useLoaderData();
	return <ListenPage key={art.key} art={art} istAdmin={darf(sitzung, 'ADMIN')} />;
}

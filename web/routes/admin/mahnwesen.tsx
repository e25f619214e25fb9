import { createFileRoute } from '@tanstack/react-router';
import { MahnwesenPage } from '../../features/mahnwesen/mahnwesen-page.tsx';
import { mahnwesenQuery } from '../../features/mahnwesen/queries.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/mahnwesen')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(mahnwesenQuery({ specID: null, tag: null, von: null })).catch(() => undefined);
	},
	component: Mahnwesen,
});

function Mahnwesen() {
	const sitzung = useSitzung();
	return <MahnwesenPage sitzung={sitzung} />;
}

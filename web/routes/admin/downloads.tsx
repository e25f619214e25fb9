import { createFileRoute } from '@tanstack/react-router';
import { DownloadsPage } from '../../features/downloads/downloads-page.tsx';
import { downloadsQuery } from '../../features/downloads/queries.ts';
import { nurFuer } from '../../features/portal/nur-fuer.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/downloads')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(downloadsQuery).catch(() => undefined);
	},
	component: Downloads,
});

function Downloads() {
	const sitzung = useSitzung();
	return <DownloadsPage sitzung={sitzung} />;
}

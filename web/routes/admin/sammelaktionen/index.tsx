import { createFileRoute } from '@tanstack/react-router';
import { laeufeQuery } from '../../../features/sammelaktion/queries.ts';
import { SammelaktionenPage } from '../../../features/sammelaktion/sammelaktionen-page.tsx';

export const Route = createFileRoute('/admin/sammelaktionen/')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(laeufeQuery).catch(() => undefined);
	},
	component: SammelaktionenPage,
});

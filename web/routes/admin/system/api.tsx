import { createFileRoute } from '@tanstack/react-router';
import { ApiSchluesselPage } from '../../../features/api-schluessel/api-schluessel-page.tsx';
import { apiSchluesselQuery } from '../../../features/api-schluessel/queries.ts';

export const Route = createFileRoute('/admin/system/api')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(apiSchluesselQuery).catch(() => undefined);
	},
	component: ApiSchluesselPage,
});

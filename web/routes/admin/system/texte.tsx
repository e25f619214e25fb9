import { createFileRoute } from '@tanstack/react-router';
import { texteQuery } from '../../../features/texte/queries.ts';
import { TextePage } from '../../../features/texte/texte-page.tsx';

export const Route = createFileRoute('/admin/system/texte')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(texteQuery).catch(() => undefined);
	},
	component: TextePage,
});

import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { texteQuery } from '../../../features/texte/queries.ts';
import { TextePage } from '../../../features/texte/texte-page.tsx';

export const Route = createFileRoute('/admin/system/texte')({
	validateSearch: z.object({ text: z.catch(z.optional(z.string()), undefined) }),
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(texteQuery).catch(() => undefined);
	},
	component: Texte,
});

function Texte() {
	const { text } = Route.useSearch();
	return <TextePage gewaehlt={text} />;
}

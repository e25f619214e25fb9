import { createFileRoute } from '@tanstack/react-router';
import { suche, text } from '../../../client/suche.ts';
import { texteQuery } from '../../../features/texte/queries.ts';
import { TextePage } from '../../../features/texte/texte-page.tsx';

export const Route = createFileRoute('/admin/system/texte')({
	validateSearch: suche({ text }),
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

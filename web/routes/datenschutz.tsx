import { createFileRoute } from '@tanstack/react-router';
import { TextPage } from '../features/oeffentlich/text-page.tsx';
import { textQuery } from '../features/texte/queries.ts';

export const Route = createFileRoute('/datenschutz')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the text would be.
		queryClient.query(textQuery('datenschutz')).catch(() => undefined);
	},
	component: () => <TextPage seite="datenschutz" />,
});

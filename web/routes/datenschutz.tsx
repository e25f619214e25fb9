import { createFileRoute } from '@tanstack/react-router';
import { TextPage, textQuery } from '../features/oeffentlich/text-page.tsx';

export const Route = createFileRoute('/datenschutz')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the text would be.
		queryClient.query(textQuery('datenschutz')).catch(() => undefined);
	},
	component: () => <TextPage seite="datenschutz" />,
});

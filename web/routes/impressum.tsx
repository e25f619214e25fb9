import { createFileRoute } from '@tanstack/react-router';
import { TextPage } from '../features/oeffentlich/text-page.tsx';
import { textQuery } from '../features/texte/queries.ts';

export const Route = createFileRoute('/impressum')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the text would be.
		queryClient.query(textQuery('impressum')).catch(() => undefined);
	},
	component: () => <TextPage seite="impressum" />,
});

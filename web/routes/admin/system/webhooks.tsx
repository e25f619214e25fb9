import { createFileRoute } from '@tanstack/react-router';
import { webhooksQuery } from '../../../features/webhooks/queries.ts';
import { WebhooksPage } from '../../../features/webhooks/webhooks-page.tsx';

export const Route = createFileRoute('/admin/system/webhooks')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(webhooksQuery).catch(() => undefined);
	},
	component: WebhooksPage,
});

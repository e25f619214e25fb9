import { createFileRoute } from '@tanstack/react-router';
import { MailvorlagenPage } from '../../../features/mailvorlagen/mailvorlagen-page.tsx';
import { mailvorlagenQuery } from '../../../features/mailvorlagen/queries.ts';

export const Route = createFileRoute('/admin/system/mails/')({
	loader: ({ context }) => {
		// A failure shows where the rows would be.
		context.queryClient.query(mailvorlagenQuery).catch(() => undefined);
	},
	component: MailvorlagenPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { MailvorlagePage } from '../../../features/mailvorlagen/mailvorlage-page.tsx';
import { mailvorlageQuery } from '../../../features/mailvorlagen/queries.ts';

export const Route = createFileRoute('/admin/system/mails/$id')({
	loader: ({ context, params }) => {
		// A failure shows on the page.
		context.queryClient.query(mailvorlageQuery(params.id)).catch(() => undefined);
	},
	component: Mailvorlage,
});

function Mailvorlage() {
	const { id } = Route.useParams();
	return <MailvorlagePage id={id} />;
}

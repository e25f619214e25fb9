import { createFileRoute } from '@tanstack/react-router';
import { MailPage } from '../../../features/mails/mail-page.tsx';
import { mailQuery } from '../../../features/mails/queries.ts';

export const Route = createFileRoute('/admin/system/postausgang/$id')({
	loader: ({ context, params }) => {
		// A failure shows on the page.
		context.queryClient.query(mailQuery(params.id)).catch(() => undefined);
	},
	component: Mail,
});

function Mail() {
	const { id } = Route.useParams();
	return <MailPage id={id} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { MailsPage } from '../../../features/mails/mails-page.tsx';
import { mailsQuery } from '../../../features/mails/queries.ts';

export const Route = createFileRoute('/admin/system/mails/')({
	validateSearch: z.object({ seite: z.catch(z.optional(z.int().check(z.positive())), undefined) }),
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps: { seite = 1 } }) => {
		// A failure shows where the rows would be.
		context.queryClient.query(mailsQuery(seite)).catch(() => undefined);
	},
	component: Mails,
});

function Mails() {
	const { seite = 1 } = Route.useSearch();
	return <MailsPage seite={seite} />;
}

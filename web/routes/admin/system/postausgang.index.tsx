import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { MailsPage } from '../../../features/mails/mails-page.tsx';
import { MAILSTAENDE, mailsQuery } from '../../../features/mails/queries.ts';

export const Route = createFileRoute('/admin/system/postausgang/')({
	validateSearch: z.object({
		seite: z.catch(z.optional(z.int().check(z.positive())), undefined),
		status: z.catch(z.optional(z.enum(MAILSTAENDE)), undefined),
		schluessel: z.catch(z.optional(z.string().check(z.regex(/^[A-Z_]{2,40}$/))), undefined),
	}),
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => {
		// A failure shows where the rows would be.
		context.queryClient.query(mailsQuery(deps)).catch(() => undefined);
	},
	component: Mails,
});

function Mails() {
	return <MailsPage suche={Route.useSearch()} />;
}

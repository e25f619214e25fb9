import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../../client/use-suche.ts';
import { MailsPage } from '../../../features/mails/mails-page.tsx';
import { mailsQuery } from '../../../features/mails/queries.ts';
import { mailsuche } from '../../../features/mails/suche.ts';

export const Route = createFileRoute('/admin/system/postausgang/')({
	validateSearch: mailsuche,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => {
		// A failure shows where the rows would be.
		context.queryClient.query(mailsQuery(deps)).catch(() => undefined);
	},
	component: Mails,
});

function Mails() {
	return <MailsPage suche={useSuche(mailsuche)} />;
}

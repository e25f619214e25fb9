import { createFileRoute } from '@tanstack/react-router';
import { eines, ganzzahl, muster, suche } from '../../../client/suche.ts';
import { useSuche } from '../../../client/use-suche.ts';
import { MailsPage } from '../../../features/mails/mails-page.tsx';
import { MAILSTAENDE, mailsQuery } from '../../../features/mails/queries.ts';

const gesucht = suche({ seite: ganzzahl(1), status: eines(MAILSTAENDE), schluessel: muster(/^[A-Z_]{2,40}$/) });

export const Route = createFileRoute('/admin/system/postausgang/')({
	validateSearch: gesucht,
	loaderDeps: ({ search }) => search,
	loader: ({ context, deps }) => {
		// A failure shows where the rows would be.
		context.queryClient.query(mailsQuery(deps)).catch(() => undefined);
	},
	component: Mails,
});

function Mails() {
	return <MailsPage suche={useSuche(gesucht)} />;
}

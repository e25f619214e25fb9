import { createFileRoute } from '@tanstack/react-router';
import { ChangelogPage } from '../features/changelog/changelog-page.tsx';
import { neuerungenQuery } from '../features/portal/neuerungen.ts';
import { nurAngemeldete } from '../features/portal/nur-angemeldete.ts';
import { Shell } from '../features/shell/shell.tsx';

export const Route = createFileRoute('/changelog')({
	beforeLoad: ({ context, location }) => nurAngemeldete(context.queryClient, location.href),
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(neuerungenQuery).catch(() => undefined);
	},
	component: Changelog,
});

function Changelog() {
	const { sitzung } = Route.useRouteContext();
	return (
		<Shell sitzung={sitzung}>
			<ChangelogPage />
		</Shell>
	);
}

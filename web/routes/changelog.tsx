import { createFileRoute } from '@tanstack/react-router';
import { ChangelogPage } from '../features/changelog/changelog-page.tsx';
import { PublicFrame } from '../features/oeffentlich/public-frame.tsx';
import { neuerungenQuery } from '../features/portal/neuerungen.ts';
import { vielleichtAngemeldet } from '../features/portal/nur-angemeldete.ts';
import { Shell } from '../features/shell/shell.tsx';

/** For guests, too. */
export const Route = createFileRoute('/changelog')({
	beforeLoad: ({ context }) => vielleichtAngemeldet(context.queryClient),
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(neuerungenQuery).catch(() => undefined);
	},
	component: Changelog,
});

function Changelog() {
	const sitzung = Route.useRouteContext({ select: ({ sitzung }) => sitzung });
	if (!sitzung)
		return (
			<PublicFrame>
				<ChangelogPage />
			</PublicFrame>
		);
	return (
		<Shell sitzung={sitzung}>
			<ChangelogPage />
		</Shell>
	);
}

import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { nurAngemeldete } from '../features/portal/nur-angemeldete.ts';
import { Shell } from '../features/shell/shell.tsx';

/** Fetched by volunteers who are asked for it. */
const ZustimmungPage = lazy(async () => ({
	default: (await import('../features/datenschutz/zustimmung-page.tsx')).ZustimmungPage,
}));

/** Everything below needs a session; the server checks each call anyway. */
export const Route = createFileRoute('/admin')({
	beforeLoad: ({ context, location }) => nurAngemeldete(context.queryClient, location.href),
	component: Admin,
});

function Admin() {
	const { sitzung } = Route.useRouteContext();
	const { freiwilligerID, isDatenschutzOffen } = sitzung;
	if (freiwilligerID && isDatenschutzOffen) {
		return (
			<Suspense>
				<ZustimmungPage freiwilligerID={freiwilligerID} />
			</Suspense>
		);
	}
	return (
		<Shell sitzung={sitzung}>
			<Outlet />
		</Shell>
	);
}

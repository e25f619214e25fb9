import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ZustimmungPage } from '../features/datenschutz/zustimmung-page.tsx';
import { nurAngemeldete } from '../features/shell/nur-angemeldete.ts';
import { Shell } from '../features/shell/shell.tsx';

/** Everything below needs a session; the server checks each call anyway. */
export const Route = createFileRoute('/admin')({
	beforeLoad: ({ context, location }) => nurAngemeldete(context.queryClient, location.href),
	component: Admin,
});

function Admin() {
	const { sitzung } = Route.useRouteContext();
	const { freiwilligerID, isDatenschutzOffen } = sitzung;
	if (freiwilligerID && isDatenschutzOffen) return <ZustimmungPage freiwilligerID={freiwilligerID} />;
	return (
		<Shell sitzung={sitzung}>
			<Outlet />
		</Shell>
	);
}

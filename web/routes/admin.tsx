import { createFileRoute, Outlet } from '@tanstack/react-router';
import { nurAngemeldete } from '../features/shell/nur-angemeldete.ts';
import { Shell } from '../features/shell/shell.tsx';

/** Everything below needs a session; the server checks each call anyway. */
export const Route = createFileRoute('/admin')({
	beforeLoad: ({ context, location }) => nurAngemeldete(context.queryClient, location.href),
	component: Admin,
});

function Admin() {
	const { sitzung } = Route.useRouteContext();
	return (
		<Shell sitzung={sitzung}>
			<Outlet />
		</Shell>
	);
}

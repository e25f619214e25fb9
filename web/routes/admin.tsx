import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { istAbgemeldet } from '../client/api-fehler.ts';
import { Shell } from '../features/shell/shell.tsx';
import { sitzungQuery } from '../features/shell/sitzung.ts';

/** Everything below needs a session; the server checks each call anyway. */
export const Route = createFileRoute('/admin')({
	beforeLoad: async ({ context, location }) => {
		try {
			return { sitzung: await context.queryClient.query({ ...sitzungQuery, staleTime: 'static' }) };
		} catch (error) {
			if (istAbgemeldet(error)) throw redirect({ to: '/login', search: { ziel: location.href }, replace: true });
			throw error;
		}
	},
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

import { createFileRoute } from '@tanstack/react-router';
import { ErfassungPage } from '../../../features/erfassung/erfassung-page.tsx';
import { infoQuery } from '../../../features/portal/portal.ts';

/** A volunteer entered by staff. */
export const Route = createFileRoute('/admin/freiwillige/neu')({
	loader: ({ context }) => context.queryClient.query({ ...infoQuery, staleTime: 'static' }),
	component: Neu,
});

function Neu() {
	const { heute } = Route.useLoaderData();
	const { sitzung } = Route.useRouteContext();
	return <ErfassungPage heute={heute} userID={sitzung.userID} />;
}

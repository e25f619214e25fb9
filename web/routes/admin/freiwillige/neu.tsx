import { createFileRoute } from '@tanstack/react-router';
import { ErfassungPage } from '../../../features/erfassung/erfassung-page.tsx';
import { infoQuery } from '../../../features/portal/portal.ts';
import { useSitzung } from '../../../features/portal/use-sitzung.ts';

/** A volunteer entered by staff. */
export const Route = createFileRoute('/admin/freiwillige/neu')({
	loader: ({ context }) => context.queryClient.query({ ...infoQuery, staleTime: 'static' }),
	component: Neu,
});

function Neu() {
	const { heute } = Route.useLoaderData();
	const sitzung = useSitzung();
	return <ErfassungPage heute={heute} userID={sitzung.userID} />;
}

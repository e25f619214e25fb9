import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { VerbindenPage } from '../../features/sso/verbinden-page.tsx';

export const Route = createFileRoute('/admin/sso')({
	validateSearch: z.object({ code: z.catch(z.string(), '') }),
	component: Verbinden,
});

function Verbinden() {
	const { code } = Route.useSearch();
	return <VerbindenPage code={code} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { BeitrittPage } from '../features/sso/beitritt-page.tsx';

export const Route = createFileRoute('/sso/beitritt')({
	validateSearch: z.object({ token: z.catch(z.string(), '') }),
	component: Beitritt,
});

function Beitritt() {
	const { token } = Route.useSearch();
	return <BeitrittPage token={token} />;
}

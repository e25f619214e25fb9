import { createFileRoute } from '@tanstack/react-router';
import { suche, text } from '../client/suche.ts';
import { BeitrittPage } from '../features/sso/beitritt-page.tsx';

export const Route = createFileRoute('/sso/beitritt')({
	validateSearch: suche({ token: text }),
	component: Beitritt,
});

function Beitritt() {
	const { token = '' } = Route.useSearch();
	return <BeitrittPage token={token} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { suche, text } from '../../client/suche.ts';
import { VerbindenPage } from '../../features/konto/verbinden-page.tsx';

export const Route = createFileRoute('/admin/sso')({
	validateSearch: suche({ code: text }),
	component: Verbinden,
});

function Verbinden() {
	const { code = '' } = Route.useSearch();
	return <VerbindenPage code={code} />;
}

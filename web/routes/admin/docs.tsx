import { createFileRoute } from '@tanstack/react-router';
import { DocsPage } from '../../features/faq/docs-page.tsx';

export const Route = createFileRoute('/admin/docs')({ component: Docs });

function Docs() {
	const { sitzung } = Route.useRouteContext();
	return <DocsPage rolle={sitzung.rolle} />;
}

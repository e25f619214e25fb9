import { createFileRoute } from '@tanstack/react-router';
import { DocsPage } from '../../features/faq/docs-page.tsx';
import { useSitzung } from '../../features/portal/use-sitzung.ts';

export const Route = createFileRoute('/admin/docs')({ component: Docs });

function Docs() {
	const sitzung = useSitzung();
	return <DocsPage rolle={sitzung.rolle} />;
}

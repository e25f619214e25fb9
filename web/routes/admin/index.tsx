import { createFileRoute } from '@tanstack/react-router';
import { usePageHead } from '../../features/shell/page-head.ts';
import { SHELL } from '../../texte/shell.ts';
import { Page, PageTitle } from '../../ui/page.tsx';

export const Route = createFileRoute('/admin/')({ component: Start });

function Start() {
	const { sitzung } = Route.useRouteContext();
	usePageHead({ title: SHELL.start });
	return (
		<Page>
			<PageTitle title={sitzung.name} />
		</Page>
	);
}

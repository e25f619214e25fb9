import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../client/use-suche.ts';
import { infoQuery } from '../../features/portal/portal.ts';
import { useSitzung } from '../../features/portal/use-sitzung.ts';
import { supportsuche } from '../../features/support/suche.ts';
import { SupportPage } from '../../features/support/support-page.tsx';

export const Route = createFileRoute('/admin/support')({
	validateSearch: supportsuche,
	loader: ({ context: { queryClient } }) => {
		// Without it nothing says which version is asked about; the request itself knows.
		queryClient.query(infoQuery).catch(() => undefined);
	},
	component: Support,
});

function Support() {
	const sitzung = useSitzung();
	return <SupportPage sitzung={sitzung} suche={useSuche(supportsuche)} />;
}

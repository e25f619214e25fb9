import { createFileRoute } from '@tanstack/react-router';
import { kennung, suche } from '../../../client/suche.ts';
import { ImportPage } from '../../../features/import/import-page.tsx';
import { vorlagenQuery } from '../../../features/import/queries.ts';
import { infoQuery } from '../../../features/portal/portal.ts';

const gesucht = suche({ lauf: kennung });

export const Route = createFileRoute('/admin/system/import')({
	validateSearch: gesucht,
	loader: async ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(vorlagenQuery).catch(() => undefined);
		const { heute } = await queryClient.query(infoQuery);
		return { heute };
	},
	component: Import,
});

function Import() {
	const { lauf = null } = Route.useSearch();
	const { heute } = Route.useLoaderData();
	const navigate = Route.useNavigate();
	return <ImportPage lauf={lauf} heute={heute} onLauf={(id) => void navigate({ search: id ? { lauf: id } : {} })} />;
}

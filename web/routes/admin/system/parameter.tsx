import { createFileRoute } from '@tanstack/react-router';
import { eines, suche } from '../../../client/suche.ts';
import { BEREICHSNAMEN } from '../../../features/parameter/bereiche.ts';
import { ParameterPage } from '../../../features/parameter/parameter-page.tsx';
import { parameterHistorieQuery } from '../../../features/parameter/queries.ts';
import { parameterQuery } from '../../../features/portal/portal.ts';

export const Route = createFileRoute('/admin/system/parameter')({
	validateSearch: suche({ bereich: eines(BEREICHSNAMEN) }),
	loader: ({ context: { queryClient } }) => {
		// Failures show where the data would be.
		queryClient.query({ ...parameterQuery, staleTime: 0 }).catch(() => undefined);
		queryClient.query(parameterHistorieQuery).catch(() => undefined);
	},
	component: Parameter,
});

function Parameter() {
	const { bereich = 'allgemein' } = Route.useSearch();
	return <ParameterPage bereich={bereich} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { PrueflistePage } from '../../features/pruefliste/pruefliste-page.tsx';
import { PRUEFSORTIERUNGEN, prueflisteQuery } from '../../features/pruefliste/queries.ts';
import { infoQuery } from '../../features/shell/portal.ts';

const suche = z.object({
	id: z.catch(z.optional(z.uuid()), undefined),
	specID: z.catch(z.optional(z.uuid()), undefined),
	sort: z.catch(z.optional(z.enum(PRUEFSORTIERUNGEN)), undefined),
});

export const Route = createFileRoute('/admin/pruefliste')({
	validateSearch: suche,
	loaderDeps: ({ search: { specID, sort } }) => ({ specID, sort }),
	loader: async ({ context: { queryClient }, deps }) => {
		// A failure shows where the rows would be.
		queryClient.query(prueflisteQuery(deps)).catch(() => undefined);
		const { heute } = await queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: Pruefliste,
});

function Pruefliste() {
	const { heute } = Route.useLoaderData();
	return <PrueflistePage suche={Route.useSearch()} heute={heute} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { KontingentabfragePage } from '../../features/kontingentabfrage/kontingentabfrage-page.tsx';

export const Route = createFileRoute('/admin/kontingentabfrage')({
	/** The Einsatzstelle, where there are several. */
	validateSearch: z.object({ stelle: z.catch(z.optional(z.string()), undefined) }),
	component: Kontingentabfrage,
});

function Kontingentabfrage() {
	const { stelle } = Route.useSearch();
	return <KontingentabfragePage stelleID={stelle} />;
}

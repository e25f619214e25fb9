import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProgrammPage } from '../../../features/foerderung/programm-page.tsx';
import { nurMitBuchhaltung } from '../../../features/laeufe/nur-mit-buchhaltung.ts';
import { programmeQuery } from '../../../features/laeufe/queries.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

export const Route = createFileRoute('/admin/foerderprogramme/$id')({
	// Which there are, the page knows.
	validateSearch: ({ reiter }: Record<string, unknown>): { reiter?: string } =>
		typeof reiter === 'string' ? { reiter } : {},
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'ADMIN'),
	loader: async ({ context, params }) => {
		await nurMitBuchhaltung(context.queryClient);
		const programme = await context.queryClient.query(programmeQuery);
		if (!programme.some(({ id }) => id === params.id)) throw notFound();
	},
	component: Foerderprogramm,
});

function Foerderprogramm() {
	const { id } = Route.useParams();
	const { reiter } = Route.useSearch();
	return <ProgrammPage key={id} id={id} reiter={reiter} />;
}

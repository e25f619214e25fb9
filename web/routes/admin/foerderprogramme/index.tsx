import { createFileRoute } from '@tanstack/react-router';
import { FoerderprogrammePage } from '../../../features/foerderung/foerderprogramme-page.tsx';
import { nurMitBuchhaltung } from '../../../features/laeufe/nur-mit-buchhaltung.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { infoQuery } from '../../../features/portal/portal.ts';

export const Route = createFileRoute('/admin/foerderprogramme/')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'ADMIN'),
	loader: async ({ context }) => {
		await nurMitBuchhaltung(context.queryClient);
		const { heute } = await context.queryClient.query({ ...infoQuery, staleTime: 'static' });
		return { heute };
	},
	component: Foerderprogramme,
});

function Foerderprogramme() {
	return <FoerderprogrammePage {...Route.useLoaderData()} />;
}

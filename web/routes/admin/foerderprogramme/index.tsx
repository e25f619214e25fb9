import { createFileRoute } from '@tanstack/react-router';
import { FoerderprogrammePage } from '../../../features/foerderung/foerderprogramme-page.tsx';
import { nurMitBuchhaltung } from '../../../features/laeufe/nur-mit-buchhaltung.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

export const Route = createFileRoute('/admin/foerderprogramme/')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'ADMIN'),
	loader: ({ context }) => nurMitBuchhaltung(context.queryClient),
	component: FoerderprogrammePage,
});

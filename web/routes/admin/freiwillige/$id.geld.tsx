import { createFileRoute } from '@tanstack/react-router';
import { GeldTab } from '../../../features/konten/geld-tab.tsx';
import { nurMitBuchhaltung } from '../../../features/laeufe/nur-mit-buchhaltung.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

export const Route = createFileRoute('/admin/freiwillige/$id/geld')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'ADMIN'),
	loader: ({ context }) => nurMitBuchhaltung(context.queryClient),
	component: GeldTab,
});

import { createFileRoute } from '@tanstack/react-router';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { nurMitSeminaren } from '../../../features/portal/nur-mit-seminaren.ts';
import { VorschlagPage } from '../../../features/seminargruppen/vorschlag/vorschlag-page.tsx';

/** Which group takes whom. */
export const Route = createFileRoute('/admin/seminargruppen/vorschlag')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context }) => nurMitSeminaren(context.queryClient),
	component: VorschlagPage,
});

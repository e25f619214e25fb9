import { createFileRoute } from '@tanstack/react-router';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { TeilnehmendeReiter } from '../../../features/seminare/teilnehmende-reiter.tsx';

export const Route = createFileRoute('/admin/seminare/$id/teilnehmende')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	component: TeilnehmendeReiter,
});

import { createFileRoute } from '@tanstack/react-router';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { HausReiter } from '../../../features/seminarhaus/haus-reiter.tsx';

export const Route = createFileRoute('/admin/seminare/$id/haus')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	component: HausReiter,
});

import { createFileRoute } from '@tanstack/react-router';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';
import { ListenReiter } from '../../../features/seminare/listen-reiter.tsx';

export const Route = createFileRoute('/admin/seminare/$id/teilnehmerliste')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	component: ListenReiter,
});

import { createFileRoute } from '@tanstack/react-router';
import { AnwesenheitReiter } from '../../../features/anwesenheit/anwesenheit-reiter.tsx';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

export const Route = createFileRoute('/admin/seminare/$id/anwesenheit')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'),
	component: AnwesenheitReiter,
});

import { createFileRoute } from '@tanstack/react-router';
import { SeminareTab } from '../../../features/akte/seminare/seminare-tab.tsx';
import { nurMitSeminaren } from '../../../features/portal/nur-mit-seminaren.ts';

export const Route = createFileRoute('/admin/freiwillige/$id/seminare')({
	loader: ({ context }) => nurMitSeminaren(context.queryClient),
	component: SeminareTab,
});

import { createFileRoute } from '@tanstack/react-router';
import { KontoReiter } from '../../../features/konten/konto-reiter.tsx';
import { nurMitBuchhaltung } from '../../../features/laeufe/nur-mit-buchhaltung.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

export const Route = createFileRoute('/admin/adressen/$id/konto')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'ADMIN'),
	loader: ({ context }) => nurMitBuchhaltung(context.queryClient),
	component: KontoReiter,
});

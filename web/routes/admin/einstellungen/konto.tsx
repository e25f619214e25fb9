import { createFileRoute } from '@tanstack/react-router';
import { KontoPage } from '../../../features/konto/konto-page.tsx';
import { anmeldungenQuery, kontoQuery } from '../../../features/konto/queries.ts';

export const Route = createFileRoute('/admin/einstellungen/konto')({
	loader: ({ context: { queryClient } }) => {
		// A failure shows where the data would be.
		queryClient.query(kontoQuery).catch(() => undefined);
		queryClient.query(anmeldungenQuery).catch(() => undefined);
	},
	component: KontoPage,
});

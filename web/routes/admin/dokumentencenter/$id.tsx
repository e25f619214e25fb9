import { createFileRoute } from '@tanstack/react-router';
import { ladeSpec } from '../../../features/dokumentencenter/lade-spec.ts';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

/** A document specification; its tabs are the routes below. */
export const Route = createFileRoute('/admin/dokumentencenter/$id')({
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context, params }) => ladeSpec(context.queryClient, params.id),
});

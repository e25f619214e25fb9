import { createFileRoute } from '@tanstack/react-router';
import { addiereTage, istDatum, tagInBerlin } from '#domain/datum.ts';
import { ladeAdresse } from '../../../features/adressen/lade-adresse.ts';
import { standQuery } from '../../../features/adressen/queries.ts';
import { AdressStand, type Teil } from '../../../features/adressen/stand-page.tsx';
import { nurFuer } from '../../../features/portal/nur-fuer.ts';

const gestern = (): string => addiereTage(tagInBerlin(new Date().toISOString()), -1);

/** An address as of a day; not within its page, where things can be changed. */
export const Route = createFileRoute('/admin/adressen/$id_/stand')({
	validateSearch: ({ am, teil }: { am?: unknown; teil?: unknown }): { am: string; teil: Teil } => ({
		am: typeof am === 'string' && istDatum(am) ? am : gestern(),
		teil: teil === 'kontingent' ? teil : 'alles',
	}),
	loaderDeps: ({ search: { am } }) => ({ am }),
	beforeLoad: ({ context }) => nurFuer(context.sitzung, 'MA_VERWALTUNG', 'ADMIN'),
	loader: ({ context, params, deps }) => {
		context.queryClient.query(standQuery(params.id, deps.am)).catch(() => undefined);
		return ladeAdresse(context.queryClient, params.id);
	},
	component: Stand,
});

function Stand() {
	const { id } = Route.useParams();
	const { am, teil } = Route.useSearch();
	const { heute } = Route.useLoaderData();
	return <AdressStand id={id} am={am} teil={teil} heute={heute} />;
}

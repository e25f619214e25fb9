import { createFileRoute } from '@tanstack/react-router';
import { istDatum } from '#domain/datum.ts';
import { ladeAkte } from '../../../features/akte/lade-akte.ts';
import { standQuery } from '../../../features/akte/queries.ts';
import { StandPage } from '../../../features/akte/stand/stand-page.tsx';

/** The file as of a day; not within the file's page, where things can be changed. */
export const Route = createFileRoute('/admin/freiwillige/$id_/stand')({
	// Without a day it opens before the latest change.
	validateSearch: ({ am }: { am?: unknown }): { am?: string } => (typeof am === 'string' && istDatum(am) ? { am } : {}),
	loaderDeps: ({ search }) => search,
	loader: ({ context, params, deps }) => {
		if (deps.am) context.queryClient.query(standQuery(params.id, deps.am)).catch(() => undefined);
		return ladeAkte(context.queryClient, params.id);
	},
	component: Stand,
});

function Stand() {
	const { id } = Route.useParams();
	const { am } = Route.useSearch();
	const { heute } = Route.useLoaderData();
	return <StandPage id={id} tag={am} heute={heute} />;
}

import type { QueryClient } from '@tanstack/react-query';
import { featuresQuery, infoQuery, parameterQuery, zyklenQuery } from '../portal/portal.ts';
import { dienstartenQuery, laenderQuery } from '../stammlisten/queries.ts';
import { wahllistenQuery } from '../stammlisten/wahllisten.ts';

/** Loads by what rules somebody can apply, before a page shows that may lead there. */
export async function ladeBewerbungsrahmen(client: QueryClient): Promise<void> {
	await Promise.all([
		client.ensureQueryData(parameterQuery),
		client.ensureQueryData(infoQuery),
		client.ensureQueryData(zyklenQuery),
		client.ensureQueryData(dienstartenQuery),
		client.ensureQueryData(featuresQuery),
	]);
}

/** Loads what the steps of the registration look things up in, before the page shows; apart from its words. */
export async function ladeNachschlag(client: QueryClient): Promise<void> {
	await Promise.all([
		ladeBewerbungsrahmen(client),
		client.ensureQueryData(laenderQuery),
		client.ensureQueryData(wahllistenQuery),
	]);
}

import { keepPreviousData, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { istAbgemeldet, istVerboten } from './api-fehler.ts';

interface Handlers {
	/** The session has ended. */
	onSessionLost: () => void;
	/** A page or action is forbidden. */
	onForbidden: () => void;
}

/** Queries with this mark deal with a missing session themselves. */
export const SESSION_META = { session: true } as const;

const STALE_MS = 15_000;
const RETRIES = 2;

export function createQueryClient({ onSessionLost, onForbidden }: Handlers): QueryClient {
	const report = (error: unknown) => {
		if (istAbgemeldet(error)) onSessionLost();
		else if (istVerboten(error)) onForbidden();
	};
	return new QueryClient({
		queryCache: new QueryCache({
			onError: (error, query) => {
				if (!query.meta?.session) report(error);
			},
		}),
		mutationCache: new MutationCache({ onError: report }),
		defaultOptions: {
			queries: {
				staleTime: STALE_MS,
				refetchOnWindowFocus: true,
				placeholderData: keepPreviousData,
				retry: (count, error) => count < RETRIES && isTransient(error),
			},
			mutations: { retry: (count, error) => count < RETRIES && isTransient(error) },
		},
	});
}

/** No answer, or the server asked to come back: the same call may succeed a moment later. */
function isTransient(error: unknown): boolean {
	const status = (error as { status?: number }).status;
	return status === 0 || status === 503;
}

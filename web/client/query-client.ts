import { CancelledError, keepPreviousData, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { istAbgemeldet } from './api-fehler.ts';

interface Handlers {
	/** The session has ended. */
	onSessionLost: () => void;
}

/** Queries with this mark deal with a missing session themselves. */
export const SESSION_META = { session: true } as const;

/**
 * What is loaded at start: the portal goes on without it, and the console says what is missing. It is public: where a
 * session has ended, it is asked for once more without one.
 */
export const startOptions = (name: string) => ({
	meta: { start: name },
	retry: (count: number, error: Error) => (count === 0 && istAbgemeldet(error)) || mayRetry(count, error),
});

/** Asked all the same: the library would wait for the connection without a word. It is said, and what is shown asks again. */
const WITHOUT_CONNECTION = { networkMode: 'always' } as const;

const STALE_MS = 15_000;
const RETRIES = 2;

export function createQueryClient({ onSessionLost }: Handlers): QueryClient {
	const report = (error: unknown) => {
		if (istAbgemeldet(error)) onSessionLost();
	};
	const client = new QueryClient({
		queryCache: new QueryCache({
			onError: (error, query) => {
				if (query.meta?.start) console.error(`Startdaten fehlen: ${query.meta.start}`, error);
				if (!query.meta?.session) report(error);
			},
		}),
		mutationCache: new MutationCache({ onError: report }),
		defaultOptions: {
			queries: {
				staleTime: STALE_MS,
				refetchOnWindowFocus: true,
				placeholderData: keepPreviousData,
				retry: mayRetry,
				...WITHOUT_CONNECTION,
				refetchOnReconnect: true,
			},
			mutations: { retry: mayRetry, ...WITHOUT_CONNECTION },
		},
	});
	client.query = untilLoaded(client);
	return client;
}

/**
 * A component that goes away cancels what it was loading, also for the page that is just being opened and waits for the
 * same: that one loads again.
 */
function untilLoaded(client: QueryClient): QueryClient['query'] {
	const query: QueryClient['query'] = client.query.bind(client);
	return (options) =>
		query(options).catch((error) => {
			if (error instanceof CancelledError && error.revert) return query(options);
			throw error;
		});
}

function mayRetry(count: number, error: unknown): boolean {
	return count < RETRIES && isTransient(error);
}

/** No answer, or the server asked to come back: the same call may succeed a moment later. */
export function isTransient(error: unknown): boolean {
	const status = (error as { status?: number }).status;
	return status === 0 || status === 503;
}

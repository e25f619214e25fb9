import type { ComponentType, ReactNode } from 'react';
import { ErrorBox, SkeletonLines } from './states.tsx';

/** What is known of something that is fetched: the result of a query, or what was made of it. */
export interface Ladestand<T> {
	/** Missing until it has come. */
	readonly data: T | null | undefined;
	readonly error: Error | null;
	readonly refetch: () => unknown;
}

export interface LoadFailureProps {
	error: Error;
	onRetry: () => void;
}

interface GeladenProps<T> {
	query: Ladestand<T>;
	/** As many as what comes will roughly take. */
	lines?: number;
	/** Says that fetching failed, and offers another try. */
	failed?: ComponentType<LoadFailureProps>;
	/** Stands where `isEmpty` holds; without one the children say it themselves. */
	empty?: ReactNode;
	/** Preset: a list without entries. */
	isEmpty?: (data: T) => boolean;
	/** Around what stands there until the data come; afterwards a failure stays silent. */
	frame?: (state: ReactNode) => ReactNode;
	children: (data: T) => ReactNode;
}

/**
 * What was fetched, and until then that it is coming or that it failed. What is there stays while it is fetched again;
 * where that fails, it is said above.
 */
export function Geladen<T>(props: GeladenProps<T>) {
	const { query, lines, failed: Failed = Plain, empty, isEmpty = isEmptyList, frame, children } = props;
	const { data, error, refetch } = query;
	const failure = error && <Failed error={error} onRetry={() => void refetch()} />;
	if (data === undefined || data === null) {
		const state = failure ?? <SkeletonLines lines={lines} />;
		return frame ? frame(state) : state;
	}
	return (
		<>
			{!frame && failure}
			{empty !== undefined && isEmpty(data) ? empty : children(data)}
		</>
	);
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

const Plain = ({ onRetry }: LoadFailureProps) => <ErrorBox onRetry={onRetry} />;

/** In the server's own words: those of a link that doesn't lead anywhere any more, for one. */
export const WithReason = ({ error, onRetry }: LoadFailureProps) => <ErrorBox text={error.message} onRetry={onRetry} />;

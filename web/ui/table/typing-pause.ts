import { useDebouncedCallback } from '@mantine/hooks';

/**
 * Tells what is typed after a pause, and at once when the field is left (`onBlur`, for the field or what is around it):
 * whatever is done next stands on it, and no late answer undoes it.
 */
export function useTypingPause<A extends readonly unknown[]>(report: (...typed: A) => void, pauseMs: number) {
	const tell = useDebouncedCallback((...typed: A) => report(...typed), { delay: pauseMs, flushOnUnmount: true });
	return { tell, onBlur: () => tell.flush() };
}

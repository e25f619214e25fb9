import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** How browsers say that code can't be fetched, and Vite that styles can't. */
const WORDS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether code or styles couldn't be fetched: no connection, or a newer version has replaced them. */
export const isOutOfReach = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message);

let isMissing = false;
const listeners = new Set<() => void>();

/** Whether code was out of reach since the page was loaded; for `useSyncExternalStore`. */
export const isCodeMissing = (): boolean => isMissing;

export function onCodeMissing(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * Code that is fetched when it is needed. Where it is out of reach no answer ever comes: a browser asks only once, and the
 * page stays as it is, with all that has been entered, until somebody loads it anew (web/ui/feedback/missing-code.tsx).
 */
export async function whenFetched<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		if (!isOutOfReach(error)) throw error;
		console.error(error);
		isMissing = true;
		for (const listener of listeners) listener();
		return await new Promise<never>(() => {});
	}
}

/** A component whose code is fetched when it is first drawn, within a `Suspense`. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
	lazy(async () => ({ default: await whenFetched(load) }));

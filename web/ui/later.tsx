import { type ComponentType, lazy, useState } from 'react';

/** How browsers say that code can't be fetched, and Vite that styles can't. */
const WORDS = /dynamically imported|module script failed|preload CSS/;

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
		isMissing = true;
		for (const listener of listeners) listener();
		return await new Promise<never>(() => {});
	}
}

/** Its code comes with the first time it is drawn, or before. */
export type Later<P> = ComponentType<P> & { readonly preload: () => Promise<unknown> };

/**
 * A component whose code is fetched when it is first drawn, within a `Suspense`. What has come already is drawn at once:
 * React would let it wait for a third of a second beside what else has just appeared.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
	let loaded: ComponentType<P> | null = null;
	const preload = async () => {
		loaded ??= await whenFetched(load);
		return { default: loaded };
	};
	const notYet = lazy(preload);
	return Object.assign((props: P) => <Drawn as={() => loaded ?? notYet} props={props} />, { preload });
}

/** Whatever it was first drawn with, it stays. */
function Drawn<P extends object>({ as, props }: { as: () => ComponentType<P>; props: P }) {
	const [Component] = useState(as);
	return <Component {...props} />;
}

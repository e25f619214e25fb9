import { useRouterState, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/**
 * What the page's address holds, read by `lies` (the `validateSearch` of its route), as of the last choice: the router's
 * own `useSearch` follows only when all that the page loads is there, and until then a ticked box would stand unticked
 * and a second choice would undo the first.
 */
export function useSuche<S>(lies: (roh: Readonly<Record<string, unknown>>) => S): S {
	const gezeigt: unknown = useSearch({ strict: false });
	// Elsewhere, the address is already that of the next page.
	const gewaehlt: unknown = useRouterState({
		select: ({ location, resolvedLocation }) =>
			resolvedLocation?.pathname === location.pathname ? location.search : undefined,
	});
	const roh = gewaehlt ?? gezeigt;
	return useMemo(() => lies(roh as Readonly<Record<string, unknown>>), [lies, roh]);
}

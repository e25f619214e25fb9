import { useRouterState, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';

/**
 * What the page's address holds, read by `lies` (the `validateSearch` of its route), as of the last choice: the router's
 * own `useSearch` follows only when all that the page loads is there, and until then a ticked box would stand unticked
 * and a second choice would undo the first.
 */
export function useSuche<S>(lies: (roh: Readonly<Record<string, unknown>>) => S): S {
	const gezeigt: unknown = useSearch({ strict: false });
	const letzte = useRef<{ gezeigt: unknown; gewaehlt: unknown }>(undefined);
	const gewaehlt: unknown = useRouterState({
		select: ({ location, resolvedLocation }) => {
			// Elsewhere, the address is already that of the next page. The one being left stays as it is until it goes;
			// where the same page goes on about something else, what is shown changes and counts again.
			if (resolvedLocation?.pathname === location.pathname) letzte.current = { gezeigt, gewaehlt: location.search };
			return letzte.current?.gezeigt === gezeigt ? letzte.current?.gewaehlt : undefined;
		},
	});
	const roh = gewaehlt ?? gezeigt;
	return useMemo(() => lies(roh as Readonly<Record<string, unknown>>), [lies, roh]);
}

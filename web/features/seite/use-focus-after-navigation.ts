import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The page shown last; kept outside of the frames, which come and go with their pages. */
let before: string | undefined;

/** After a change of page the focus stands in the main region, unless something of the new page or the menu has it. */
export function useFocusAfterNavigation(mainID: string) {
	// The address changes before the page does; this one follows the page.
	const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
	useEffect(() => {
		const isNew = before !== undefined && before !== pathname;
		before = pathname;
		if (isNew && document.activeElement === document.body)
			document.getElementById(mainID)?.focus({ preventScroll: true });
	}, [pathname, mainID]);
}

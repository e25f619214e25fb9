import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** After a change of page the focus stands in the main region, unless something of the new page or the menu has it. */
export function useFocusAfterNavigation(mainID: string) {
	const { pathname } = useLocation();
	const before = useRef(pathname);
	useEffect(() => {
		if (before.current === pathname) return;
		before.current = pathname;
		if (document.activeElement === document.body) document.getElementById(mainID)?.focus({ preventScroll: true });
	}, [pathname, mainID]);
}

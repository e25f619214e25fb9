import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const MARGIN = '200px';
const PAGE_LINK = 'a[href^="/"]';

/**
 * Fetches the code of a page as soon as a link to it comes within 200 px of the window. Never its data: those begin to
 * load when the pointer says that the link is meant.
 */
export function useLinkPrefetch() {
	const router = useRouter();
	useEffect(() => {
		const inSight = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries) {
					if (!isIntersecting) continue;
					inSight.unobserve(target);
					fetchCode(router, target as HTMLAnchorElement);
				}
			},
			{ rootMargin: MARGIN },
		);
		const watch = (root: Element) => {
			if (root.matches(PAGE_LINK)) inSight.observe(root);
			for (const link of root.querySelectorAll(PAGE_LINK)) inSight.observe(link);
		};
		const added = new MutationObserver((records) => {
			for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) watch(node);
		});
		watch(document.body);
		added.observe(document.body, { childList: true, subtree: true });
		return () => {
			added.disconnect();
			inSight.disconnect();
		};
	}, [router]);
}

/** A link to a file or to nowhere has no page; what can't be fetched is asked for again when the page opens. */
function fetchCode(router: AnyRouter, { pathname, target, download }: HTMLAnchorElement) {
	if (target || download) return;
	const [matchedRoutes, , foundRoute] = router.getMatchedRoutes(pathname);
	if (!foundRoute) return;
	for (const route of matchedRoutes) Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
}

import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { gaestebaum } from './gaestebaum.ts';

export function createPortalRouter(queryClient: QueryClient) {
	const router = createRouter({
		routeTree: gaestebaum((): void => router.setRoutes(router.buildRouteTree())),
		context: { queryClient },
		// TanStack Query decides what is fresh; the router only starts loading early.
		defaultPreload: 'intent',
		defaultPreloadStaleTime: 0,
		scrollRestoration: true,
		scrollToTopSelectors: ['#inhalt', '[data-scroll="top"]'],
	});
	return router;
}

declare module '@tanstack/react-router' {
	interface Register {
		router: ReturnType<typeof createPortalRouter>;
	}
}

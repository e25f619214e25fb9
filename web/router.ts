import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

export function createPortalRouter(queryClient: QueryClient) {
	return createRouter({
		routeTree,
		context: { queryClient },
		// TanStack Query decides what is fresh; the router only starts loading early.
		defaultPreload: 'intent',
		defaultPreloadStaleTime: 0,
		scrollRestoration: true,
		scrollToTopSelectors: ['#inhalt', '[data-scroll="top"]'],
	});
}

declare module '@tanstack/react-router' {
	interface Register {
		router: ReturnType<typeof createPortalRouter>;
	}
}

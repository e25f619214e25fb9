import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CapturedError } from '../features/shell/captured-error.tsx';
import { useForbidden } from '../features/shell/forbidden.ts';
import { ForbiddenScreen } from '../features/shell/forbidden-screen.tsx';
import { useMobilgeraet } from '../features/shell/geraet.ts';
import { useLinkPrefetch } from '../features/shell/link-prefetch.ts';
import { istMobilErlaubt } from '../features/shell/mobil.ts';
import { NotFoundScreen } from '../features/shell/not-found-screen.tsx';
import { parameterQuery } from '../features/shell/portal.ts';

const DesktopScreen = lazy(async () => ({
	default: (await import('../features/shell/desktop-screen.tsx')).DesktopScreen,
}));

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
	component: Root,
	// Only here: what fails below takes the whole page, without menu.
	errorComponent: CapturedError,
	notFoundComponent: NotFoundScreen,
});

function Root() {
	const zuKlein = useZuKlein();
	const forbidden = useForbidden();
	useLinkPrefetch();
	if (zuKlein) {
		return (
			<Suspense>
				<DesktopScreen />
			</Suspense>
		);
	}
	if (forbidden) return <ForbiddenScreen />;
	return <Outlet />;
}

/** A phone or tablet, on a page that isn't made for it; the tenant may open the pages of one-time links to them. */
function useZuKlein(): boolean {
	const mobil = useMobilgeraet();
	const { pathname } = useLocation();
	const { data: parameter } = useQuery(parameterQuery);
	return mobil && !istMobilErlaubt(pathname, parameter?.isMobilFuerLinks === true);
}

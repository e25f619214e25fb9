import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useForbidden } from '../features/portal/forbidden.ts';
import { useMobilgeraet } from '../features/portal/geraet.ts';
import { istMobilErlaubt } from '../features/portal/mobil.ts';
import { parameterQuery } from '../features/portal/portal.ts';
import { CapturedError } from '../features/seite/captured-error.tsx';
import { ForbiddenScreen } from '../features/seite/forbidden-screen.tsx';
import { NotFoundScreen } from '../features/seite/not-found-screen.tsx';
import { later } from '../ui/later.tsx';

const DesktopScreen = later(async () => (await import('../features/seite/desktop-screen.tsx')).DesktopScreen);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
	component: Root,
	// Only here: what fails below takes the whole page, without menu.
	errorComponent: CapturedError,
	notFoundComponent: NotFoundScreen,
});

function Root() {
	const zuKlein = useZuKlein();
	const forbidden = useForbidden();
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

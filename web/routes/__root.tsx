import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { CapturedError } from '../features/shell/captured-error.tsx';
import { DesktopScreen } from '../features/shell/desktop-screen.tsx';
import { useForbidden } from '../features/shell/forbidden.ts';
import { ForbiddenScreen } from '../features/shell/forbidden-screen.tsx';
import { istMobilgeraet } from '../features/shell/geraet.ts';
import { NotFoundScreen } from '../features/shell/not-found-screen.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
	component: Root,
	// Only here: what fails below takes the whole page, without menu.
	errorComponent: CapturedError,
	notFoundComponent: NotFoundScreen,
});

function Root() {
	const [mobile] = useState(() => istMobilgeraet(window));
	const forbidden = useForbidden();
	if (mobile) return <DesktopScreen />;
	if (forbidden) return <ForbiddenScreen />;
	return <Outlet />;
}

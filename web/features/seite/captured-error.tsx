import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hatStatus, istVerboten } from '../../client/api-fehler.ts';
import { isLeaving } from '../../client/leaving.ts';
import { isOutOfReach } from '../../ui/later.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';

/** What a page shows whose loading or rendering failed. */
export function CapturedError({ error }: ErrorComponentProps) {
	if (istVerboten(error)) return <ForbiddenScreen />;
	if (hatStatus(error, 404)) return <NotFoundScreen />;
	if (isOutOfReach(error) && mayBeLoadedAnew()) return <LoadedAnew />;
	if (isOutOfReach(error) || hatStatus(error, 0)) return <UnreachableScreen />;
	return <ErrorScreen error={error} />;
}

/** So soon after a reload another would come to nothing. */
const JUST_NOW_MS = 10_000;

/** As long as somebody who leaves is given to be gone. */
const TO_LEAVE_MS = 5_000;

function mayBeLoadedAnew(): boolean {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return navigator.onLine && !(navigation?.type === 'reload' && performance.now() < JUST_NOW_MS);
}

/** The page somebody goes to is of a newer version than this tab: with its address it comes by itself. */
function LoadedAnew() {
	useEffect(() => {
		const timer = setTimeout(() => window.location.reload(), isLeaving() ? TO_LEAVE_MS : 0);
		return () => clearTimeout(timer);
	}, []);
	return null;
}

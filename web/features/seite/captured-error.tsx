import type { ErrorComponentProps } from '@tanstack/react-router';
import { hatStatus, istVerboten } from '../../client/api-fehler.ts';
import { ErrorScreen } from './error-screen.tsx';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** What a page shows whose loading or rendering failed. */
export function CapturedError({ error }: ErrorComponentProps) {
	if (istVerboten(error)) return <ForbiddenScreen />;
	if (hatStatus(error, 404)) return <NotFoundScreen />;
	return <ErrorScreen error={error} />;
}

import { useRouteContext } from '@tanstack/react-router';
import type { Sitzung } from './sitzung.ts';

/** Who is signed in, behind the sign-in: the same object until that changes, while the context of a route is made anew each time. */
export const useSitzung = (): Sitzung => useRouteContext({ from: '/admin', select: ({ sitzung }) => sitzung });

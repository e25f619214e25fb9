/** What every way to another service and back needs. */
import type { Umstand } from '../handler.ts';

/** Where the portal is found; without an address of the tenant, where it was asked. */
export const portalbasis = ({ portal, request }: Pick<Umstand, 'portal' | 'request'>): string =>
	new URL(portal.konfiguration.baseUrl ?? `${request.protocol}://${request.host}`).origin;

/** Lax: the way back starts at another site. */
export const rueckwegcookie = ({ portal }: Pick<Umstand, 'portal'>, path: string) =>
	({ path, httpOnly: true, sameSite: 'lax', secure: portal.konfiguration.produktion }) as const;

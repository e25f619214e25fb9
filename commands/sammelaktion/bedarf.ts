import type { Sammeleingabe } from '#domain/akte/sammelaktion.ts';
import type { Referenzbedarf } from '#projections/queries/traeger/referenz.ts';

/** Whom the input names. */
export const bedarfFuer = (eingabe: Sammeleingabe): Partial<Referenzbedarf> =>
	eingabe.aktion === 'betreuerAendern' ? { benutzerIDs: [eingabe.betreuerUserID] } : {};

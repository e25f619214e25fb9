/** What the lists are sorted by: names of columns, for the call and for the heads of the table. */
import { ABFRAGEFELDER } from '#domain/feldabfrage/abfragefelder.ts';

/** The tenant's own groupings of places. */
export const GRUPPIERUNGEN = ['attribut1', 'attribut2'] as const;
export type Gruppierung = (typeof GRUPPIERUNGEN)[number];

/** Beside a list's own columns: what the tenant asks for and groups by, as far as the viewer reads it. */
export const ZUSATZ_SORT = [...ABFRAGEFELDER, ...GRUPPIERUNGEN] as const;

export const UNTERLAGEN_SORT = ['titel', 'name', 'hochgeladenAm'] as const;

/** Parts of the volunteer's own data (table: Volunteer area), as the address names them. */
export const DATENTEILE = ['persoenlich', 'kontakt', 'bank', 'weitere', 'frei', 'eltern'] as const;
export type Datenteil = (typeof DATENTEILE)[number];

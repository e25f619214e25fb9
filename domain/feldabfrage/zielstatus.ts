/** The statuses before which something can be asked (table: Feldabfrage). */
export const ZIELSTATUS = [2100, 2500, 2800, 3000, 4000, 9000] as const;
export type Zielstatus = (typeof ZIELSTATUS)[number];

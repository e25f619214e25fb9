/** In the order of the page; named in its address. */
export const REITER = ['regeln', 'spalten', 'abrufe', 'verlauf'] as const;
export type Reiter = (typeof REITER)[number];

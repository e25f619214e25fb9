import type { Vertragsbedingungen } from '../zustand.ts';

/** The service week of a contract that says nothing of it: so were all before it became a term. */
export const WOCHENVORGABE = { diensttageProWoche: 50, dienstwoche: null } satisfies Partial<Vertragsbedingungen>;

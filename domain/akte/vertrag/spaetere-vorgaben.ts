/** Terms that came after the first contracts, as every contract has them that says nothing of them. */
import type { Vertragsbedingungen } from '../zustand.ts';

export const WOCHENVORGABE = { diensttageProWoche: 50, dienstwoche: null } satisfies Partial<Vertragsbedingungen>;
export const OHNE_ABSCHNITTE = { isAbschnitte: false } satisfies Partial<Vertragsbedingungen>;

export const SPAETERE_VORGABEN = { ...WOCHENVORGABE, ...OHNE_ABSCHNITTE } satisfies Partial<Vertragsbedingungen>;

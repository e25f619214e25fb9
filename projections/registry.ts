import type { Projektion } from './engine/projection.ts';

/** All projections of the portal; a table that leaves this list is dropped at the next start. */
export const PROJEKTIONEN: readonly Projektion[] = [];

import type { DB as Migriert } from '#migrations/db.ts';
import type { Projektionstabellen } from './registry.ts';

/** Every table there is: those of the migrations, and those of the projections, whose rows are typed by what makes them. */
export interface DB extends Migriert, Projektionstabellen {}

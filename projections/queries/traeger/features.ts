import type { Kysely } from 'kysely';
import { eingeschaltete, type Feature, type Freischaltung, istEingeschaltet } from '#domain/parameter/features.ts';
import type { DB } from '#projections/db.ts';
import { alleParameter } from './parameter.ts';

/** The functions that are switched on. */
export const aktiveFeatures = async (db: Kysely<DB>): Promise<Feature[]> => eingeschaltete(await alleParameter(db));

export const istFreigeschaltet = async (db: Kysely<DB>, was: Freischaltung): Promise<boolean> =>
	istEingeschaltet(await alleParameter(db), was);

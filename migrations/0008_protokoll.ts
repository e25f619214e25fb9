import type { Kysely } from 'kysely';

/** The record of access. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

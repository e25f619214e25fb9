import type { Kysely } from 'kysely';

/** Texts of pages. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

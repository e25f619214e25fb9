import type { Kysely } from 'kysely';

/** What the import of addresses needs. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

import type { Kysely } from 'kysely';

/** Keys of API clients. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

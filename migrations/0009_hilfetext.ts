import type { Kysely } from 'kysely';

/** Help texts. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

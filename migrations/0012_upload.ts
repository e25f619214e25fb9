import type { Kysely } from 'kysely';

/** Files sent up. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

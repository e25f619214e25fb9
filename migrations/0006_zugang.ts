import type { Kysely } from 'kysely';

/** Second factor and other ways into an account. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

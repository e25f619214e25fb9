import type { Kysely } from 'kysely';

/** Single sign-on. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

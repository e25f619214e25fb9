import type { Kysely } from 'kysely';

/** Invitations of users and join requests. */
export async function up(_db: Kysely<unknown>): Promise<void> {}

import { type Kysely, sql } from 'kysely';

/** A mark that changes with parameters, cycles, service types, document specifications and the like: what was read under it still holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(STAND).execute(db);
}

const STAND = `
create table referenzstand (
	einzig boolean primary key default true check (einzig),
	wert uuid not null default gen_random_uuid()
);
insert into referenzstand default values;
grant select, update on referenzstand to portal_app;
`;

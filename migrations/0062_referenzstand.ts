import { type Kysely, sql } from 'kysely';

/**
 * A mark that moves whenever parameters, cycles, service types, document specifications or the like change: what was read
 * under it still holds. It never comes back, so it names its content in every process, copy and backup.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [STAND, BEOBACHTET]) await sql.raw(anweisung).execute(db);
}

const STAND = `
create table referenzstand (
	einzig boolean primary key default true check (einzig),
	wert uuid not null default gen_random_uuid()
);
insert into referenzstand default values;
grant select, update on referenzstand to portal_app;

create function bewege_referenzstand() returns trigger language plpgsql as $$
begin
	update referenzstand set wert = gen_random_uuid();
	return null;
end $$;
`;

// Where the tables are yet to be made, they get it with that (projections/engine).
const BEOBACHTET = `
do $$ declare tabelle text; begin
	foreach tabelle in array array['dienstart', 'dokumentspec', 'feldabfrage', 'land', 'parameter', 'portaltext', 'zyklus',
		'zyklusbudget']
	loop
		if to_regclass(tabelle) is null then continue; end if;
		execute format('create trigger referenzstand after insert or update or delete on %I
			for each statement execute function bewege_referenzstand()', tabelle);
	end loop;
end $$;
`;

import { type Kysely, sql } from 'kysely';

/**
 * The mark moves whenever one of the tables it stands for is written to. It never comes back, so it names its content in
 * every process, copy and backup.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [BEWEGE, BEOBACHTET]) await sql.raw(anweisung).execute(db);
}

const BEWEGE = `
create or replace function bewege_referenzstand() returns trigger language plpgsql as $$
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
		execute format('create or replace trigger referenzstand after insert or update or delete on %I
			for each statement execute function bewege_referenzstand()', tabelle);
	end loop;
end $$;
`;

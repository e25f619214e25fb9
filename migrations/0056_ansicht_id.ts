import { type Kysely, sql } from 'kysely';

/** Saved views are known by an id of their own: whom somebody shares one with opens it by that. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [IDS, INDEX]) await sql.raw(anweisung).execute(db);
}

const IDS = `
update ansicht set ansichten = (
	select jsonb_agg(a || jsonb_build_object('id', gen_random_uuid(), 'geteilt', false) order by stelle)
	from jsonb_array_elements(ansichten) with ordinality e (a, stelle)
) where ansichten <> '[]';
`;
const INDEX = 'create index ansicht_ids on ansicht using gin (ansichten jsonb_path_ops);';

import { type Kysely, sql } from 'kysely';

/** Uploads and whose they are; the bytes lie in the tenant's directory under the upload's id. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(UPLOAD).execute(db);
}

const UPLOAD = `
create table upload (
	id text collate "C" primary key,
	gid text collate "C" not null unique,
	status text collate "C" not null check (status in
		('Prepared', 'Uploaded', 'Referencing', 'Referenced', 'CleanmeForbiddenFileType', 'CleanmeDeleted')),
	name text not null,
	endung text collate "C" not null,
	groesse int not null check (groesse > 0),
	sha256 bytea not null,
	user_id text collate "C" not null,
	besitzer_art text collate "C",
	besitzer_id text collate "C",
	hochgeladen_am timestamptz not null,
	geaendert_am timestamptz not null,
	check ((besitzer_art is null) = (besitzer_id is null)),
	check (besitzer_art is not null or status not in ('Referencing', 'Referenced'))
);
create index upload_user on upload (user_id) where status = 'Uploaded';
create index upload_besitzer on upload (besitzer_art, besitzer_id) where besitzer_art is not null;
create index upload_faellig on upload (status, geaendert_am) where status <> 'Referenced';
grant select, insert, update, delete on upload to portal_app;
`;

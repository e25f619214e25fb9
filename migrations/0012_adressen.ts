import { type Kysely, sql } from 'kysely';

/** What an invitation to a place says, one at a time for an address, and where postcodes lie. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [EINLADUNG, PLZ]) await sql.raw(anweisung).execute(db);
}

const EINLADUNG = `
alter table einladung add column nachricht text;
create unique index einladung_offen on einladung (zyklus_id, einsatzort_id, lower(email)) where status = 'OFFEN';
`;

// Centres of postcodes in millionths of a degree, as an administrator has brought them in.
const PLZ = `
create table plz_lage (
	land_id text not null,
	plz text not null,
	lat int not null,
	lon int not null,
	primary key (land_id, plz)
);
grant select, insert, update, delete on plz_lage to portal_app;
`;

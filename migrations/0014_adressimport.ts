import { type Kysely, sql } from 'kysely';

/** Runs of an address import, and what each row of their files became. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql.raw(ADRESSIMPORT).execute(db);
}

// `erledigt` counts the rows with an order, in the order of `reihe`; it moves on in the transaction that writes them.
const ADRESSIMPORT = `
create table adressimport (
	id uuid primary key,
	akteur jsonb not null,
	zyklus_id uuid,
	dateiname text not null,
	begonnen_am timestamptz not null,
	gesamt int not null,
	erledigt int not null default 0 check (erledigt between 0 and gesamt)
);
create index adressimport_begonnen on adressimport (begonnen_am);
create table adressimport_zeile (
	import_id uuid not null references adressimport on delete cascade,
	nr int not null,
	reihe int,
	zeile jsonb not null,
	primary key (import_id, nr)
);
create unique index adressimport_reihe on adressimport_zeile (import_id, reihe) where reihe is not null;
grant select, insert, update, delete on adressimport, adressimport_zeile to portal_app;
`;

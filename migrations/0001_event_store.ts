import { type Kysely, sql } from 'kysely';

/** Streams, events, personal parts, unique values, and the functions that write and erase them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [ROLLE, TABELLEN, APPEND, SPERRE, LOESCHEN, RECHTE]) await sql.raw(anweisung).execute(db);
}

// The role belongs to the whole cluster: another tenant's database may have created it already, even at this moment.
export const ROLLE = `
do $$ begin
	if exists (select from pg_roles where rolname = 'portal_app') then return; end if;
	create role portal_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
`;

// json, not jsonb: the canonical text that was hashed is stored as it is, and reading a stream needn't write it anew
// (100 events: 0.17 instead of 0.55 ms).
// Names sort by "C": the lock order of append() must not depend on a locale, and ICU comparison is slow in a key.
const TABELLEN = `
create table stream (
	name text collate "C" primary key,
	version int not null check (version > 0),
	hash bytea not null check (length(hash) = 32)
) with (fillfactor = 80);

create table event (
	stream text collate "C" not null,
	version int not null,
	type text collate "C" not null,
	schema int not null,
	facts json not null,
	meta json not null,
	betroffener text collate "C",
	art text collate "C",
	person_digest bytea,
	hash bytea not null check (length(hash) = 32),
	position bigint generated always as identity,
	primary key (stream, version),
	check ((person_digest is null) = (betroffener is null) and (betroffener is null) = (art is null))
);
create index event_position on event using brin (position) with (pages_per_range = 16);

create table event_person (
	stream text collate "C" not null,
	version int not null,
	betroffener text collate "C" not null,
	art text collate "C" not null,
	person json not null,
	salt bytea not null,
	primary key (stream, version)
);
create index event_person_betroffener on event_person (betroffener, art);

create table eindeutig (
	art text collate "C" not null,
	wert text collate "C" not null,
	stream text collate "C" not null,
	primary key (art, wert)
);
create index eindeutig_stream on eindeutig (stream);

create table befehl (
	user_id text collate "C" not null,
	schluessel text collate "C" not null,
	body_hash text collate "C" not null,
	status int not null,
	ergebnis jsonb,
	laeuft_ab_am timestamptz not null default now() + interval '24 hours',
	primary key (user_id, schluessel)
);
create index befehl_laeuft_ab on befehl (laeuft_ab_am);

create table projektion (
	name text collate "C" primary key,
	version int not null
);
create table epoche (
	einzig boolean primary key default true check (einzig),
	wert int not null
);
insert into epoche (wert) values (1);
`;

/*
 * append: streams come sorted by name. Per stream: p_neu null = only held (expected -1: must exist),
 * p_erwartet 0 = must not exist, else exactly that version.
 * The epoch is read last: by then the writes to stream hold a lock that a cut-over has to wait for,
 * so an epoch seen here stays true until this command has committed.
 * Errors: PV001 version (detail: stream, expected, actual), PV002 unique value (detail: its index),
 * PV003 epoch, PV004 command already done.
 */
const APPEND = `
create function append(
	p_epoche int, p_befehl json,
	p_streams text[], p_erwartet int[], p_neu int[], p_hashes bytea[],
	p_meta json, p_events json, p_personen boolean,
	p_frei json, p_belegt json
) returns void language plpgsql as $$
declare
	ist int;
	i int;
begin
	if p_befehl is not null then
		insert into befehl as b (user_id, schluessel, body_hash, status, ergebnis)
		select * from json_to_record(p_befehl) as r(user_id text, schluessel text, body_hash text, status int, ergebnis jsonb)
		on conflict (user_id, schluessel) do update
			set body_hash = excluded.body_hash, status = excluded.status, ergebnis = excluded.ergebnis,
				laeuft_ab_am = excluded.laeuft_ab_am
			where b.laeuft_ab_am < now();
		if not found then raise exception using errcode = 'PV004', message = 'command already done'; end if;
	end if;

	for i in 1 .. cardinality(p_streams) loop
		if p_neu[i] is null then
			select version into ist from stream where name = p_streams[i] for share;
			if p_erwartet[i] = coalesce(ist, 0) or (p_erwartet[i] = -1 and ist is not null) then continue; end if;
		elsif p_erwartet[i] = 0 then
			insert into stream (name, version, hash) values (p_streams[i], p_neu[i], p_hashes[i]) on conflict do nothing;
			if found then continue; end if;
			select version into ist from stream where name = p_streams[i];
		else
			update stream set version = p_neu[i], hash = p_hashes[i]
				where name = p_streams[i] and version = p_erwartet[i];
			if found then continue; end if;
			select version into ist from stream where name = p_streams[i];
		end if;
		raise exception using errcode = 'PV001', message = 'version conflict',
			detail = json_build_array(p_streams[i], p_erwartet[i], coalesce(ist, 0));
	end loop;

	if p_events is not null then
		insert into event (stream, version, type, schema, facts, meta, betroffener, art, person_digest, hash)
		select e.stream, e.version, e.type, e.schema, e.facts, p_meta, e.betroffener, e.art, e.person_digest, e.hash
		from json_to_recordset(p_events) as e(stream text, version int, type text, schema int, facts json,
			betroffener text, art text, person_digest bytea, hash bytea);
		if p_personen then
			insert into event_person (stream, version, betroffener, art, person, salt)
			select e.stream, e.version, e.betroffener, e.art, e.person, e.salt
			from json_to_recordset(p_events) as e(stream text, version int, betroffener text, art text, person json, salt bytea)
			where e.betroffener is not null;
		end if;
	end if;

	if p_frei is not null then
		delete from eindeutig e using json_to_recordset(p_frei) as f(art text, wert text, stream text)
			where e.art = f.art and e.wert = f.wert and e.stream = f.stream;
	end if;
	if p_belegt is not null then
		-- the index stands in for the value: an e-mail address must not reach the server's log
		for i in 0 .. json_array_length(p_belegt) - 1 loop
			insert into eindeutig as e (art, wert, stream)
			select * from json_to_record(p_belegt -> i) as b(art text, wert text, stream text)
			on conflict (art, wert) do update set stream = excluded.stream where e.stream = excluded.stream;
			if not found then raise exception using errcode = 'PV002', message = 'unique value taken', detail = i; end if;
		end loop;
	end if;

	if p_epoche <> (select wert from epoche) then
		raise exception using errcode = 'PV003', message = 'projections were cut over';
	end if;
end $$;
`;

// Takes the rows a command is about to decide on, in append()'s order, before they are read again.
const SPERRE = `
create function sperre(p_streams text[], p_schreiben boolean[]) returns void language plpgsql as $$
begin
	for i in 1 .. cardinality(p_streams) loop
		if p_schreiben[i] then perform 1 from stream where name = p_streams[i] for no key update;
		else perform 1 from stream where name = p_streams[i] for share;
		end if;
	end loop;
end $$;
`;

const LOESCHEN = `
create function loeschen(p_betroffener text, p_arten text[]) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
	anzahl int;
begin
	delete from event_person where betroffener = p_betroffener and art = any (p_arten);
	get diagnostics anzahl = row_count;
	return anzahl;
end $$;
`;

const RECHTE = `
revoke all on function append, sperre, loeschen from public;
grant execute on function append, sperre, loeschen to portal_app;
grant select, insert, update on stream to portal_app;
grant select, insert on event, event_person to portal_app;
grant select, insert, update, delete on eindeutig, befehl to portal_app;
grant select on projektion, epoche to portal_app;
`;

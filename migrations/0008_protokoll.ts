import { type Kysely, sql } from 'kysely';

/** The record of access, and the view of another user as a session of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const anweisung of [ZUGRIFF, AUFBEWAHRUNG, ANSICHT]) await sql.raw(anweisung).execute(db);
}

// So far only reads were recorded. kennung: hash of an address that belongs to no account.
const ZUGRIFF = `
alter table zugriff rename column art to datenart;
alter table zugriff
	alter column user_id drop not null,
	alter column betroffener drop not null,
	alter column datenart drop not null,
	alter column anlass drop not null,
	add column art text collate "C" not null default 'EINSICHT' check (art in (
		'ANMELDUNG', 'FEHLVERSUCH', 'ABMELDUNG', 'ANSICHT_BEGINN', 'ANSICHT_ENDE', 'EXPORT', 'EINSICHT')),
	add column kennung bytea,
	add column ip text,
	add column anzahl int,
	add column filter jsonb;
alter table zugriff alter column art drop default;
create index zugriff_zeit on zugriff (zeit desc nulls last, id desc);
create index zugriff_user on zugriff (user_id, zeit);
create index zugriff_kennung on zugriff (kennung, zeit) where kennung is not null;
`;

// Whoever writes the record can't take anything out of it before its time.
const AUFBEWAHRUNG = `
create function raeume_zugriff() returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
	delete from public.zugriff where zeit < now() - interval '12 months'
$$;
revoke all on function raeume_zugriff from public;
grant execute on function raeume_zugriff to portal_app;
`;

// akteur_familie: the session of the one who looks, kept while he does. Its rows end with the view, however often
// they are renewed.
const ANSICHT = `
delete from sitzung where impersoniert_von is not null;
alter table sitzung
	add column akteur_familie uuid,
	add constraint sitzung_ansicht check ((impersoniert_von is null) = (akteur_familie is null));
`;

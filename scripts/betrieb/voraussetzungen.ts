import type { Client } from 'pg';
import { Konfigurationsfehler } from '#api/config.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { anweisung } from './datenbank-anlegen.ts';

/** What a server and a database are to the login of their owner. */
export interface Stand {
	readonly datenbank: string;
	readonly eigentuemer: string;
	/** As in `server_version_num`: 160004 is 16.4. */
	readonly version: number;
	readonly kodierung: string;
	/** Empty where the database isn't sorted by ICU. */
	readonly icu: string;
	/** Holds no portal yet. */
	readonly isNeu: boolean;
	readonly darfSchema: boolean;
	readonly darfTabellen: boolean;
	readonly erweiterung: 'DA' | 'ANLEGBAR' | 'NUR_SUPERUSER' | 'UNBEKANNT';
	readonly rolle: 'DA' | 'ANLEGBAR' | 'FEHLT';
	/** Whether it may take on the role of requests, or will be able to once it has made it. */
	readonly darfRolle: boolean;
}

const MINDESTVERSION = 16;

/** Every kind of statement the older ones would refuse is asked for only if the version is one that knows it. */
const VERSION = `select current_setting('server_version_num')::int as version, current_database() as datenbank`;

const STAND = `
select current_database() as datenbank, current_user as eigentuemer,
	current_setting('server_version_num')::int as version, getdatabaseencoding() as kodierung,
	case when d.datlocprovider = 'i'
		then coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', '') else '' end as icu,
	to_regclass('public.stream') is null as "isNeu",
	has_database_privilege(d.oid, 'create') as "darfSchema",
	has_schema_privilege('public', 'create') as "darfTabellen",
	case when exists (select from pg_extension where extname = 'pg_trgm') then 'DA'
		when v.name is null then 'UNBEKANNT'
		when r.rolsuper or (v.trusted and has_database_privilege(d.oid, 'create')) then 'ANLEGBAR'
		else 'NUR_SUPERUSER' end as erweiterung,
	case when app.oid is not null then 'DA' when r.rolsuper or r.rolcreaterole then 'ANLEGBAR' else 'FEHLT' end as rolle,
	case when app.oid is null then r.rolsuper or r.rolcreaterole
		else pg_has_role(r.oid, app.oid, 'set') or exists (
			select from pg_auth_members where roleid = app.oid and member = r.oid and admin_option) end as "darfRolle"
from pg_database d
join pg_roles r on r.rolname = current_user
left join pg_roles app on app.rolname = 'portal_app'
left join lateral (select name, bool_or(trusted) as trusted from pg_available_extension_versions
	where name = 'pg_trgm' group by name) v on true
where d.datname = current_database()`;

async function liesStand(client: Client): Promise<Stand> {
	const { rows } = await client.query<Pick<Stand, 'version' | 'datenbank'>>(VERSION);
	const [grob] = rows;
	if (grob && hauptversion(grob) < MINDESTVERSION) return { ...VOLLSTAENDIG, ...grob };
	const { rows: staende } = await client.query<Stand>(STAND);
	const [stand] = staende;
	if (!stand) throw new Error('pg_database nennt die eigene Datenbank nicht.');
	return stand;
}

const VOLLSTAENDIG: Stand = {
	datenbank: '',
	eigentuemer: '',
	version: 0,
	kodierung: 'UTF8',
	icu: 'de',
	isNeu: false,
	darfSchema: true,
	darfTabellen: true,
	erweiterung: 'DA',
	rolle: 'DA',
	darfRolle: true,
};

const hauptversion = ({ version }: Pick<Stand, 'version'>) => Math.floor(version / 10_000);

/**
 * What is missing, each with what removes it. How a database sorts can only be chosen when it is made: one that holds a
 * portal already goes on as it is.
 */
export function fehlendes(stand: Stand, { mitEigenerAnmeldung }: { mitEigenerAnmeldung: boolean }): string[] {
	if (hauptversion(stand) < MINDESTVERSION) {
		return [`nötig ist PostgreSQL ab Version ${MINDESTVERSION}, dort läuft ${hauptversion(stand)}`];
	}
	const { datenbank, eigentuemer, isNeu, icu, erweiterung } = stand;
	const sortiertDeutsch = /^de\b/.test(icu) && stand.kodierung === 'UTF8';
	return [
		isNeu && !sortiertDeutsch && `sie braucht UTF-8 und die ICU-Sortierung de (${anweisung(datenbank)})`,
		!stand.darfSchema &&
			`„${eigentuemer}“ fehlt das Recht CREATE (grant create on database "${datenbank}" to "${eigentuemer}")`,
		!stand.darfTabellen &&
			`„${eigentuemer}“ darf keine Tabellen anlegen (grant create on schema public to "${eigentuemer}")`,
		erweiterung === 'UNBEKANNT' && 'der Server kennt die Erweiterung pg_trgm nicht (Paket postgresql-contrib)',
		erweiterung === 'NUR_SUPERUSER' && 'die Erweiterung pg_trgm fehlt (als Superuser: create extension pg_trgm)',
		stand.rolle === 'FEHLT' &&
			`die Rolle portal_app fehlt (als Superuser: create role portal_app; ${ANNEHMEN(eigentuemer)})`,
		stand.rolle !== 'FEHLT' &&
			!stand.darfRolle &&
			!mitEigenerAnmeldung &&
			`„${eigentuemer}“ darf die Rolle portal_app nicht annehmen (als Superuser: ${ANNEHMEN(eigentuemer)})`,
	].filter((satz) => satz !== false);
}

const ANNEHMEN = (wer: string) => `grant portal_app to "${wer}" with set true, inherit false`;

interface Ort {
	readonly url: string;
	readonly ownerUrl: string;
}

/** Throws one sentence that names all that a portal's database doesn't have, before anything is made in it. */
export const pruefeVoraussetzungen = (ort: Ort): Promise<void> => pruefe(ort, (stand) => stand);

/** The same for a database that holds the queue alone. */
export const pruefeServer = (ort: Ort): Promise<void> =>
	pruefe(ort, (stand) => ({ ...stand, isNeu: false, erweiterung: 'DA', darfTabellen: true }));

async function pruefe(ort: Ort, soweit: (stand: Stand) => Stand): Promise<void> {
	const name = new URL(ort.ownerUrl).pathname.slice(1);
	const stand = await mitClient(ort.ownerUrl, liesStand).catch((ursache) => {
		throw new Konfigurationsfehler(`Die Datenbank „${name}“ antwortet nicht (${grund(ursache)}).`, { cause: ursache });
	});
	const fehlt = fehlendes(soweit(stand), { mitEigenerAnmeldung: hatEigeneAnmeldung(ort) });
	if (fehlt.length) throw new Konfigurationsfehler(`Die Datenbank „${name}“ genügt nicht: ${fehlt.join('; ')}.`);
}

const hatEigeneAnmeldung = ({ url, ownerUrl }: Ort) => new URL(url).username !== new URL(ownerUrl).username;

/** Throws one sentence when requests can't sign in, or not as what they are. The role must be there. */
export async function pruefeAnmeldung(ort: Ort): Promise<void> {
	const wer = `Die Anmeldung „${new URL(ort.url).username}“ der Anfragen`;
	const darf = "select pg_has_role('portal_app', 'usage') as ja";
	const antwort = await mitClient(ort.url, (client) => client.query<{ ja: boolean }>(darf)).catch((ursache) => {
		throw new Konfigurationsfehler(`${wer} gelingt nicht: ${grund(ursache)}.`, { cause: ursache });
	});
	if (!antwort.rows[0]?.ja) throw new Konfigurationsfehler(`${wer} hat die Rolle portal_app nicht.`);
}

export const grund = (fehler: unknown): string => (fehler instanceof Error ? fehler.message : String(fehler));

import { type Kysely, sql } from 'kysely';
import type { Angaben } from '#domain/scim/benutzer.ts';
import type { Gruppenrolle, Stand, Verzeichnisgruppe } from '#domain/scim/gruppen.ts';
import type { DB } from '#projections/db.ts';
import { ANZAHL, anzahlIn, einerVon } from '../liste/ausdruck.ts';

/** What the directory has said of somebody, and what he is here. */
export interface Verzeichniseintrag extends Angaben, Stand {
	readonly id: string;
	readonly gruppeIDs: readonly string[];
	/** The account is blocked; false: it isn't, or there is none yet. */
	readonly isGesperrt: boolean;
	readonly hatKonto: boolean;
	readonly version: number;
	readonly erstelltAm: string;
	readonly geaendertAm: string;
}

/** Everybody the directory has made or linked; with `id` that one alone. */
export async function verzeichniseintraege(
	db: Kysely<DB>,
	{ id = null, gruppeID = null }: { readonly id?: string | null; readonly gruppeID?: string | null } = {},
): Promise<readonly Verzeichniseintrag[]> {
	return db
		.selectFrom('scim_benutzer as s')
		.leftJoin('benutzer as b', 'b.id', 's.id')
		.select([
			's.id',
			's.user_name as userName',
			's.external_id as externalId',
			's.vorname',
			's.nachname',
			's.anzeigename',
			's.email',
			's.aktiv',
			's.rollen',
			's.berechtigungen',
			's.behaelt_rechte as behaeltRechte',
			's.version',
			's.erstellt_am as erstelltAm',
			's.geaendert_am as geaendertAm',
			sql<boolean>`coalesce(b.is_gesperrt, false)`.as('isGesperrt'),
			sql<boolean>`b.id is not null`.as('hatKonto'),
			sql<string[]>`array(select m.gruppe_id from scim_mitglied m where m.benutzer_id = s.id order by 1)`.as(
				'gruppeIDs',
			),
		])
		.where('s.geloescht_am', 'is', null)
		.$if(id !== null, (alle) => alle.where('s.id', '=', id))
		.$if(gruppeID !== null, (alle) =>
			alle.where(
				sql<boolean>`exists (select from scim_mitglied m where m.benutzer_id = s.id and m.gruppe_id = ${gruppeID})`,
			),
		)
		.orderBy('s.erstellt_am')
		.orderBy('s.id')
		.execute();
}

/** Was this account the directory's once? */
export async function warImVerzeichnis(db: Kysely<DB>, id: string): Promise<boolean> {
	const zeile = await db.selectFrom('scim_benutzer').select('id').where('id', '=', id).executeTakeFirst();
	return zeile !== undefined;
}

export interface Gruppenzeile extends Verzeichnisgruppe {
	readonly externalId: string | null;
	readonly erstelltAm: string;
	readonly geaendertAm: string;
	readonly anzahl: number;
}

/** The groups that give roles. */
export async function scimGruppen(db: Kysely<DB>): Promise<readonly Gruppenzeile[]> {
	const zeilen = await db
		.selectFrom('scim_gruppe as g')
		.select((eb) => [
			'g.id',
			'g.bezeichnung',
			'g.rolle',
			'g.adresse_ids as adresseIDs',
			'g.external_id as externalId',
			'g.erstellt_am as erstelltAm',
			'g.geaendert_am as geaendertAm',
			anzahlIn(eb.selectFrom('scim_mitglied as m').whereRef('m.gruppe_id', '=', 'g.id')).as('anzahl'),
		])
		.orderBy('g.bezeichnung')
		.orderBy('g.id')
		.execute();
	return zeilen.map((zeile) => ({ ...zeile, rolle: zeile.rolle as Gruppenrolle }));
}

export interface ScimEinstellung {
	/** Accounts of the staff with the same confirmed address are linked. */
	readonly isUebernahme: boolean;
	/** New accounts get a mail by which they set a password. */
	readonly isEinladung: boolean;
}

export async function scimEinstellung(db: Kysely<DB>): Promise<ScimEinstellung> {
	const zeile = await db
		.selectFrom('scim_einstellung')
		.select(['is_uebernahme as isUebernahme', 'is_einladung as isEinladung'])
		.executeTakeFirst();
	return zeile ?? { isUebernahme: false, isEinladung: false };
}

export interface ScimZugang {
	readonly praefix: string;
	/** Last day; null: without end. */
	readonly gueltigBis: string | null;
	readonly erstelltVonID: string;
	readonly erstelltVon: string | null;
	readonly erstelltAm: string;
	readonly erneuertAm: string | null;
	readonly zuletztBenutzt: string | null;
}

/** The directory's access; null: SCIM is off. */
export async function scimZugang(db: Kysely<DB>): Promise<ScimZugang | null> {
	const zeile = await db
		.selectFrom('scim_zugang as z')
		.leftJoin('benutzer as b', (join) =>
			join.on((eb) => eb(eb.cast<string>('b.id', 'text'), '=', eb.ref('z.erstellt_von'))),
		)
		.select([
			'z.praefix',
			'z.gueltig_bis as gueltigBis',
			'z.erstellt_von as erstelltVonID',
			'b.name as erstelltVon',
			'z.erstellt_am as erstelltAm',
			'z.erneuert_am as erneuertAm',
			'z.zuletzt_benutzt as zuletztBenutzt',
		])
		.where('z.geloescht_am', 'is', null)
		.executeTakeFirst();
	return zeile ?? null;
}

/** How many the directory has here, and how many of them wait for a role. */
export async function scimAnzahl(db: Kysely<DB>): Promise<{ readonly benutzer: number; readonly wartend: number }> {
	return db
		.selectFrom('scim_benutzer as s')
		.leftJoin('benutzer as b', 'b.id', 's.id')
		.select([ANZAHL.as('benutzer'), sql<number>`(count(*) filter (where b.id is null))::int`.as('wartend')])
		.where('s.geloescht_am', 'is', null)
		.executeTakeFirstOrThrow();
}

/** Names of the places that groups lead to. */
export async function scimAdressen(db: Kysely<DB>, ids: readonly string[]) {
	const zeilen = await db
		.selectFrom('adresse')
		.select(['id', 'bezeichnung', 'typ'])
		.where('id', '=', einerVon(ids))
		.where('typ', 'in', ['EINSATZSTELLE', 'EINSATZORT'])
		.orderBy('bezeichnung')
		.orderBy('id')
		.execute();
	return zeilen.map((zeile) => ({ ...zeile, typ: zeile.typ as 'EINSATZSTELLE' | 'EINSATZORT' }));
}

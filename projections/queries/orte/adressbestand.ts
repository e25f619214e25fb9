import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type AdresseFelder, LEERE_ADRESSE, type Leistungen } from '#domain/adresse/adressfelder.ts';
import type { Bestandsadresse } from '#domain/adressimport/abgleich.ts';
import type { Bestandsperson } from '#domain/adressimport/kontakt.ts';
import type { Listenwort } from '#domain/adressimport/verzeichnisse.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, wieGeschrieben } from '#projections/roh.ts';

/** An address with all its fields, and where it takes part. */
export interface Adressbestand extends Bestandsadresse {
	readonly imZyklus: boolean;
	readonly aufDerKarte: boolean;
	/** Active persons who work for it. */
	readonly personen: string | null;
}

const FELDER: z.ZodType<AdresseFelder> = z.strictObject({
	typ: z.enum(['EINSATZSTELLE', 'EINSATZORT', 'VERBAND', 'SPORTKREIS', 'TRAEGER']),
	bezeichnung: z.string(),
	kurzname: z.string().nullable(),
	externeNummer: z.string().nullable(),
	vkz: z.string().nullable(),
	betriebsnummer: z.string().nullable(),
	debitor: z.string().nullable(),
	mandatsreferenz: z.string().nullable(),
	mandatsdatum: z.string().nullable(),
	iban: z.string().nullable(),
	bic: z.string().nullable(),
	uebergeordneteID: z.string().nullable(),
	verbandID: z.string().nullable(),
	sportkreisID: z.string().nullable(),
	strasse: z.string().nullable(),
	hausnummer: z.string().nullable(),
	plz: z.string(),
	ort: z.string(),
	landID: z.string(),
	lat: z.int().nullable(),
	lon: z.int().nullable(),
	telefon: z.string().nullable(),
	email: z.string().nullable(),
	website: z.string().nullable(),
	beschreibung: z.string().nullable(),
	taetigkeiten: z.string().nullable(),
	bildUploadIDs: z.array(z.string()),
	leistungen: wieGeschrieben<Leistungen>(),
	dienstartIDs: z.array(z.string()),
	sportartIDs: z.array(z.string()),
	taetigkeitsfeldIDs: z.array(z.string()),
	attribut1ID: z.string().nullable(),
	attribut2ID: z.string().nullable(),
	mindestalter: z.int().nullable(),
	hoechstalter: z.int().nullable(),
	isBuchhaltungTraeger: z.boolean(),
	isWartung: z.boolean(),
	regulaereVollzeitstunden: z.int(),
});

const ADRESSBESTAND: z.ZodType<Adressbestand> = z.strictObject({
	id: z.string(),
	isAktiv: z.boolean(),
	anerkanntePlaetze: z.int().nullable(),
	imZyklus: z.boolean(),
	aufDerKarte: z.boolean(),
	personen: z.string().nullable(),
	felder: FELDER,
});

/** Addresses with all fields, in the order asked for; without `ids` all of the tenant, by name. */
export async function adressbestand(
	db: Kysely<DB>,
	zyklusID: string,
	ids: readonly string[] | null = null,
): Promise<Adressbestand[]> {
	const adressen = await frageRoh(
		db,
		ADRESSBESTAND,
		sql`
		select t.id, t.is_aktiv as "isAktiv", k.plaetze as "anerkanntePlaetze",
			${zyklusID}::text <> '' and t.is_aktiv and ${zyklusID}::text = any(t.aktiv_in_zyklen::text[]) as "imZyklus",
			${zyklusID}::text <> '' and ${zyklusID}::text = any(t.online_in_zyklen::text[]) as "aufDerKarte",
			p.personen, json_build_object(
				'typ', t.typ, 'bezeichnung', t.bezeichnung, 'kurzname', t.kurzname, 'externeNummer', t.externe_nummer,
				'vkz', t.vkz, 'betriebsnummer', t.betriebsnummer, 'debitor', t.debitor,
				'mandatsreferenz', t.mandatsreferenz, 'mandatsdatum', t.mandatsdatum, 'iban', t.iban, 'bic', t.bic,
				'uebergeordneteID', case when t.typ = 'EINSATZORT' then t.einsatzstelle_id end,
				'verbandID', t.verband_id, 'sportkreisID', t.sportkreis_id, 'strasse', t.strasse,
				'hausnummer', t.hausnummer, 'plz', t.plz, 'ort', t.ort, 'landID', t.land_id, 'lat', t.lat, 'lon', t.lon,
				'telefon', t.telefon, 'email', t.email, 'website', t.website, 'beschreibung', t.beschreibung,
				'taetigkeiten', t.taetigkeiten, 'bildUploadIDs', t.bild_upload_ids, 'leistungen', t.leistungen,
				'dienstartIDs', t.dienstart_ids, 'sportartIDs', t.sportart_ids,
				'taetigkeitsfeldIDs', t.taetigkeitsfeld_ids, 'attribut1ID', t.attribut1_id, 'attribut2ID', t.attribut2_id,
				'mindestalter', t.mindestalter, 'hoechstalter', t.hoechstalter,
				'isBuchhaltungTraeger', t.is_buchhaltung_traeger, 'isWartung', t.is_wartung,
				'regulaereVollzeitstunden', t.regulaere_vollzeitstunden
			) as felder
		from adresse t
		left join anerkennung k on k.adresse_id = t.id
		left join lateral (
			select string_agg(distinct p.vorname || ' ' || p.nachname, ', ') as personen
			from person_funktion f join person p on p.id = f.person_id and p.is_aktiv where f.adresse_id = t.id
		) p on ${ids !== null}
		where ${ids === null} or t.id = any(${sql.val(ids ?? [])}::uuid[])
		order by array_position(${sql.val(ids)}::uuid[], t.id), t.bezeichnung, t.id`,
	);
	return adressen.map((a) => ({ ...a, felder: { ...a.felder, leistungen: geordnet(a.felder.leistungen) } }));
}

/** As the form has them: jsonb keeps no order, and a comparison would take that for a change. */
const geordnet = (leistungen: Leistungen): Leistungen => ({ ...LEERE_ADRESSE.leistungen, ...leistungen });

const BESTANDSPERSON: z.ZodType<Bestandsperson> = z.strictObject({
	id: z.string(),
	vorname: z.string(),
	nachname: z.string(),
	email: z.string().nullable(),
	emailNeu: z.string().nullable(),
	telefon: z.string().nullable(),
	position: z.string().nullable(),
	isAktiv: z.boolean(),
	funktionen: z.array(z.strictObject({ adresseID: z.string(), funktion: z.string() })),
});

/** All contact persons with what an import compares. */
export const personenbestand = (db: Kysely<DB>): Promise<Bestandsperson[]> =>
	frageRoh(
		db,
		BESTANDSPERSON,
		sql`
		select p.id, p.vorname, p.nachname, p.email, p.email_neu as "emailNeu", p.telefon, p.position,
			p.is_aktiv as "isAktiv", coalesce((
				select json_agg(json_build_object('adresseID', f.adresse_id, 'funktion', f.funktion)
					order by f.adresse_id, f.funktion)
				from person_funktion f where f.person_id = p.id
			), '[]') as funktionen
		from person p order by p.id`,
	);

const LISTENWORT: z.ZodType<Listenwort> = z.strictObject({
	liste: z.enum(['land', 'dienstart', 'funktion', 'sportart', 'taetigkeitsfeld', 'attribut1', 'attribut2', 'titel']),
	id: z.string(),
	bezeichnung: z.string(),
	worte: z.array(z.string()),
	isAktiv: z.boolean(),
});

/** Everything that a cell of the address file may name, addresses apart; entries in use last, so that they prevail. */
export async function listenworte(db: Kysely<DB>): Promise<Listenwort[]> {
	const listen = (['sportart', 'taetigkeitsfeld', 'attribut1', 'attribut2', 'titel'] as const).map(
		(liste) => sql`select ${liste}::text, id::text, bezeichnung, array[bezeichnung], is_aktiv from ${sql.table(liste)}`,
	);
	return frageRoh(
		db,
		LISTENWORT,
		sql`
		select liste, id, bezeichnung, worte, is_aktiv as "isAktiv" from (
			select 'land' as liste, id::text, bezeichnung, array[id::text, bezeichnung] as worte, is_aktiv from land
			union all
			select 'dienstart', id::text, referenz ->> 'kurz',
				array[bezeichnung, referenz ->> 'kurz', referenz ->> 'key'], is_aktiv from dienstart
			union all
			select 'funktion', id::text, bezeichnung, array[bezeichnung, id::text], is_aktiv from funktion
			union all ${sql.join(listen, sql` union all `)}
		) w order by is_aktiv, bezeichnung desc, liste, id`,
	);
}

/** What volunteers do at each of these Einsatzorte. */
export async function taetigkeitsfelderJeOrt(
	db: Kysely<DB>,
	ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	const zeilen = await frageRoh(
		db,
		z.strictObject({ id: z.string(), felder: z.array(z.string()) }),
		sql`select t.id, array(select f.bezeichnung from taetigkeitsfeld f where f.id = any(t.taetigkeitsfeld_ids)
				order by f.bezeichnung, f.id) as felder
			from adresse t where t.id = any(${sql.val(ids)}::uuid[])`,
	);
	return new Map(zeilen.map(({ id, felder }) => [id, felder]));
}

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Verwendung } from '#domain/adresse/verwendung.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine } from '#projections/roh.ts';
import { funktionsname } from '../traeger/funktionen.ts';
import { ladeEintraege } from '../traeger/namen.ts';

const ADRESSPERSON = z.strictObject({
	id: z.string(),
	vorname: z.string(),
	nachname: z.string(),
	email: z.string().nullable(),
	telefon: z.string().nullable(),
	funktionen: z.array(z.strictObject({ funktionID: z.string(), funktion: z.string() })),
});

/** What only staff sees of an address. */
const ADRESSAKTE = z.strictObject({
	betriebsnummer: z.string().nullable(),
	debitor: z.string().nullable(),
	mandatsreferenz: z.string().nullable(),
	mandatsdatum: z.string().nullable(),
	iban: z.string().nullable(),
	bic: z.string().nullable(),
	landID: z.string(),
	verbandID: z.string().nullable(),
	verband: z.string().nullable(),
	sportkreisID: z.string().nullable(),
	sportkreis: z.string().nullable(),
	isBuchhaltungTraeger: z.boolean(),
	isWartung: z.boolean(),
	/** Tenths of an hour. */
	regulaereVollzeitstunden: z.number(),
	version: z.number(),
	aktivInZyklen: z.array(z.string()),
	onlineInZyklen: z.array(z.string()),
	personen: z.array(ADRESSPERSON),
	benutzer: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type Adressakte = Readonly<z.infer<typeof ADRESSAKTE>>;

export const adressakte = (db: Kysely<DB>, id: string): Promise<Adressakte | null> =>
	frageRohEine(
		db,
		ADRESSAKTE,
		sql`
		select t.betriebsnummer, t.debitor, t.mandatsreferenz, t.mandatsdatum, t.iban, t.bic, t.land_id as "landID",
			t.verband_id as "verbandID", v.bezeichnung as verband, t.sportkreis_id as "sportkreisID",
			s.bezeichnung as sportkreis,
			t.is_buchhaltung_traeger as "isBuchhaltungTraeger", t.is_wartung as "isWartung",
			t.regulaere_vollzeitstunden as "regulaereVollzeitstunden", t.felder_version as version,
			t.aktiv_in_zyklen as "aktivInZyklen", t.online_in_zyklen as "onlineInZyklen",
			coalesce((
				select json_agg(p order by p.nachname, p.vorname, p.id) from (
					select p.id, p.vorname, p.nachname, p.email, coalesce(p.telefon, p.mobil) as telefon,
						json_agg(json_build_object('funktionID', f.funktion, 'funktion', ${funktionsname(sql`f.funktion`)})
							order by f.funktion) as funktionen
					from person_funktion f join person p on p.id = f.person_id and p.is_aktiv
					where f.adresse_id = t.id group by p.id, p.vorname, p.nachname, p.email, p.telefon, p.mobil
				) p
			), '[]') as personen,
			coalesce((
				select json_agg(json_build_object('id', b.id, 'name', b.name) order by b.name, b.id)
				from benutzer b where b.is_aktiv and (b.einsatzstelle_ids && array[${id}::uuid] or b.einsatzort_ids && array[${id}::uuid])
			), '[]') as benutzer
		from adresse t
		left join adresse v on v.id = t.verband_id
		left join adresse s on s.id = t.sportkreis_id
		where t.id = ${id}`,
	);

const VERWENDUNG: z.ZodType<Verwendung> = z.strictObject({
	bewerbungen: z.number(),
	vertraege: z.number(),
	plaetze: z.number(),
	benutzer: z.number(),
	ansprechpersonen: z.number(),
	einladungen: z.number(),
	adressen: z.number(),
	einsatzorte: z.number(),
	dokumente: z.number(),
});

/** How often what refers to the address. */
const verwendung = (id: string) => sql`
		select
			(select count(*)::int from wunsch
				where einsatzort_id = ${id} or einsatzstelle_id = ${id} or orte @> array[${id}::uuid]) as bewerbungen,
			(select count(*)::int from freiwilliger
				where vertrag_id is not null and (einsatzort_id = ${id} or einsatzstelle_id = ${id})) as vertraege,
			(
				(select coalesce(sum(genehmigt), 0) from genehmigung where einsatzstelle_id = ${id})
				+ (select coalesce(sum(zugeteilt), 0) from zuteilung where einsatzort_id = ${id})
				+ (select count(*) from belegung where einsatzort_id = ${id})
			)::int as plaetze,
			(select count(*)::int from benutzer
				where einsatzstelle_ids && array[${id}::uuid] or einsatzort_ids && array[${id}::uuid]) as benutzer,
			(select count(distinct person_id)::int from person_funktion where adresse_id = ${id}) as ansprechpersonen,
			(
				(select count(*) from user_einladung where status = 'OFFEN'
					and (${id}::uuid = any(einsatzstelle_ids) or ${id}::uuid = any(einsatzort_ids)))
				+ (select count(*) from einladung where status = 'OFFEN' and einsatzort_id = ${id})
				+ (select count(*) from beitrittsanfrage where status = 'OFFEN' and adresse_id = ${id})
			)::int as einladungen,
			(select count(*)::int from adresse where verband_id = ${id} or sportkreis_id = ${id}) as adressen,
			(select count(*)::int from adresse where einsatzstelle_id = ${id} and id <> ${id}) as einsatzorte,
			(select count(*)::int from dokument where einsatzort_id = ${id}) as dokumente`;

export async function verwendungVon(db: Kysely<DB>, id: string): Promise<Verwendung> {
	const zeile = await frageRohEine(db, VERWENDUNG, verwendung(id));
	if (!zeile) throw new Error('Die Abfrage antwortet immer mit einer Zeile');
	return zeile;
}

/** One row as long as nothing of that kind refers to the address. */
export const unverwendet = (db: Kysely<DB>, id: string, arten: readonly (keyof Verwendung)[]) =>
	db.selectNoFrom(sql.lit(1).as('unverwendet')).where(
		sql<boolean>`(select ${sql.join(
			arten.map((art) => sql.ref(art)),
			sql` + `,
		)} from (${verwendung(id)}) v) = 0`,
	);

/** Names an address's history refers to; of Einsatzorte those of its Einsatzstelle. */
export async function adressnamen(
	db: Kysely<DB>,
	userIDs: readonly string[],
	einsatzstelleID: string | null = null,
): Promise<ReadonlyMap<string, string>> {
	const namen = await frageRoh(
		db,
		z.strictObject({ id: z.string(), name: z.string() }),
		sql`
		select id::text as id, bezeichnung as name from adresse
			where typ <> 'EINSATZORT' or einsatzstelle_id = ${einsatzstelleID}::uuid
		union all select id::text, kurz from dienstart
		union all select id::text, referenz ->> 'bezeichnung' from zyklus
		union all select id::text, name from benutzer where id = any(${sql.val(userIDs)}::uuid[])`,
	);
	const eintraege = await ladeEintraege(db);
	return new Map([...eintraege, ...namen.map((r) => [r.id, r.name] as const)]);
}

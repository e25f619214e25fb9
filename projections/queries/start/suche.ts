import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, statusform, tueRoh } from '#projections/roh.ts';
import { abstand, beginntMit, enthaelt, jedesGanz, jedesVorn, klingtWie } from '../liste/suchbedingung.ts';

/** Hits shown of each group, best first; the number says how many there are. */
const TREFFER = 8;

/** So many are counted; who gets more types on. */
const HOECHSTENS = 1000;

/** Ways to read what was typed; all words of one of them are in a hit. */
export type Lesarten = readonly (readonly string[])[];

export interface Treffergruppe<Zeile> {
	readonly zeilen: readonly Zeile[];
	readonly anzahl: number;
}

const FREIWILLIGENTREFFER = z.strictObject({
	id: z.string(),
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	geburtsdatum: z.string().nullable(),
	plz: z.string().nullable(),
	ort: z.string().nullable(),
	email: z.string().nullable(),
	mobil: z.string().nullable(),
	telefon: z.string().nullable(),
	status: statusform(FREIWILLIGER),
	vertragsnummer: z.string().nullable(),
	vertragStatus: statusform(VERTRAG).nullable(),
	zyklusID: z.string(),
	zyklus: z.string().nullable(),
	anzahl: z.number(),
});
export type Freiwilligentreffer = Readonly<z.infer<typeof FREIWILLIGENTREFFER>>;

const ADRESSTREFFER = z.strictObject({
	id: z.string(),
	typ: z.enum(['EINSATZSTELLE', 'EINSATZORT', 'VERBAND', 'SPORTKREIS', 'TRAEGER']),
	bezeichnung: z.string(),
	kurzname: z.string().nullable(),
	plz: z.string(),
	ort: z.string(),
	email: z.string().nullable(),
	telefon: z.string().nullable(),
	externeNummer: z.string().nullable(),
	vkz: z.string().nullable(),
	isAktiv: z.boolean(),
	anzahl: z.number(),
});
export type Adresstreffer = Readonly<z.infer<typeof ADRESSTREFFER>>;

const PERSONENTREFFER = z.strictObject({
	id: z.string(),
	vorname: z.string(),
	nachname: z.string(),
	position: z.string().nullable(),
	email: z.string().nullable(),
	telefon: z.string().nullable(),
	mobil: z.string().nullable(),
	adresse: z.string().nullable(),
	isAktiv: z.boolean(),
	anzahl: z.number(),
});
export type Personentreffer = Readonly<z.infer<typeof PERSONENTREFFER>>;

const SEMINARTREFFER = z.strictObject({
	id: z.string(),
	bezeichnung: z.string(),
	von: z.string().nullable(),
	bis: z.string().nullable(),
	ort: z.string().nullable(),
	isOnline: z.boolean(),
	status: statusform(SEMINAR),
	zyklusID: z.string(),
	zyklus: z.string().nullable(),
	anzahl: z.number(),
});
export type Seminartreffer = Readonly<z.infer<typeof SEMINARTREFFER>>;

const GRUPPENTREFFER = z.strictObject({
	id: z.string(),
	bezeichnung: z.string(),
	leitung: z.string().nullable(),
	mitglieder: z.number(),
	zyklusID: z.string(),
	zyklus: z.string().nullable(),
	anzahl: z.number(),
});
export type Gruppentreffer = Readonly<z.infer<typeof GRUPPENTREFFER>>;

export interface Suchergebnis {
	readonly freiwillige: Treffergruppe<Freiwilligentreffer>;
	readonly adressen: Treffergruppe<Adresstreffer>;
	readonly personen: Treffergruppe<Personentreffer>;
	readonly vertragsnummern: Treffergruppe<Freiwilligentreffer>;
	/** Where the Traeger manages seminars. */
	readonly seminare: Treffergruppe<Seminartreffer>;
	readonly seminargruppen: Treffergruppe<Gruppentreffer>;
}

export interface Suche {
	readonly lesarten: Lesarten;
	/** As typed: a contract number is compared with its separators. */
	readonly eingabe: string;
	/** What belongs to it comes before the rest of the same quality. */
	readonly zyklusID: string;
	readonly mitSeminaren: boolean;
}

/** Looks through all cycles; what is written alike counts only where nothing at all is written the same. */
export function suche(db: Kysely<DB>, gesucht: Suche): Promise<Suchergebnis> {
	return db.transaction().execute(async (tx) => {
		// Everything here is found by an index; the planner, who can't tell how few rows a window leaves or what it costs
		// to compare sounds, would read whole tables.
		await tueRoh(
			tx,
			sql`select set_config('statement_timeout', '3s', true), set_config('enable_seqscan', 'off', true),
			set_config('plan_cache_mode', 'force_custom_plan', true)`,
		);
		const { lesarten } = gesucht;
		const genau = await findeAlles(tx, gesucht, { bedingung: enthaelt(lesarten), guete: guete(lesarten) });
		const aehnlich = klingtWie(lesarten);
		if (!aehnlich || Object.values(genau).some(({ anzahl }) => anzahl > 0)) return genau;
		return findeAlles(tx, gesucht, { bedingung: aehnlich, guete: abstand(lesarten) });
	});
}

const AKTENTREFFER = FREIWILLIGENTREFFER.extend({
	/** The contract number itself was typed. */
	nummer: z.boolean(),
});

interface Art {
	readonly bedingung: RawBuilder<SqlBool>;
	/** What comes first is better. */
	readonly guete: RawBuilder<unknown>;
}

async function findeAlles(tx: Transaction<DB>, gesucht: Suche, art: Art): Promise<Suchergebnis> {
	const akten = await frageRoh(tx, AKTENTREFFER, freiwillige(gesucht, art));
	return {
		freiwillige: gruppe(akten.filter((a) => !a.nummer)),
		vertragsnummern: gruppe(akten.filter((a) => a.nummer)),
		adressen: gruppe(await frageRoh(tx, ADRESSTREFFER, adressen(gesucht, art))),
		personen: gruppe(await frageRoh(tx, PERSONENTREFFER, personen(gesucht, art))),
		seminare: gruppe(gesucht.mitSeminaren ? await frageRoh(tx, SEMINARTREFFER, seminare(gesucht, art)) : []),
		seminargruppen: gruppe(
			gesucht.mitSeminaren ? await frageRoh(tx, GRUPPENTREFFER, seminargruppen(gesucht, art)) : [],
		),
	};
}

const gruppe = <Zeile extends { readonly anzahl: number }>(zeilen: readonly Zeile[]): Treffergruppe<Zeile> => ({
	zeilen,
	anzahl: Math.min(zeilen[0]?.anzahl ?? 0, HOECHSTENS),
});

/** Whole words before beginnings of words before parts of them. */
const guete = (lesarten: Lesarten) =>
	sql`case when ${jedesGanz(lesarten)} then 0 when ${jedesVorn(lesarten)} then 1 else 2 end`;

/**
 * What can be among the best: of two letters a fifth of all volunteers would have to be sorted. Whole words, the cycle
 * and the rest each bring as many as are ever counted.
 */
function kandidaten({ lesarten, zyklusID }: Suche, { bedingung }: Art) {
	const aus = (weiter: RawBuilder<SqlBool>) =>
		sql`(select t.id from freiwilliger t where ${bedingung} and ${weiter} limit ${HOECHSTENS})`;
	return sql`${aus(jedesGanz(lesarten))} union ${aus(sql<SqlBool>`t.zyklus_id = ${zyklusID}`)} union ${aus(sql<SqlBool>`true`)}`;
}

function freiwillige(gesucht: Suche, art: Art) {
	const { eingabe, zyklusID, lesarten } = gesucht;
	const nummer = eingabe.toLocaleLowerCase('de');
	return sql`
		with treffer as materialized (
			select t.id, t.nachname, t.vorname, t.vertragsnummer, t.zyklus_id = ${zyklusID} as aktuell, ${art.guete} as guete,
				(strpos(lower(t.vertragsnummer), ${nummer}) > 0) is true as nummer,
				(lower(t.vertragsnummer) = ${nummer}) is true as genau, ${beginntMit(lesarten)} as vorn
			from (${kandidaten(gesucht, art)}) k join freiwilliger t on t.id = k.id
		), gereiht as (
			select id, nummer, count(*) over (partition by nummer)::int as anzahl,
				row_number() over (partition by nummer
					order by genau desc, guete, aktuell desc, case when nummer then vertragsnummer end,
						vorn desc, nachname, vorname, id) as platz
			from treffer
		)
		select f.id, f.vorname, f.nachname, f.geburtsdatum, f.plz, f.ort, f.email, f.mobil, f.telefon, f.status,
			f.vertragsnummer, f.vertrag_status as "vertragStatus", f.zyklus_id as "zyklusID", z.bezeichnung as zyklus,
			g.nummer, g.anzahl
		from gereiht g join freiwilliger f on f.id = g.id left join zyklus z on z.id = f.zyklus_id
		where g.platz <= ${TREFFER} order by g.platz`;
}

const adressen = ({ lesarten, zyklusID }: Suche, { bedingung, guete }: Art) => sql`
	select t.id, t.typ, t.bezeichnung, t.kurzname, t.plz, t.ort, t.email, t.telefon,
		t.externe_nummer as "externeNummer", t.vkz, t.is_aktiv as "isAktiv", count(*) over ()::int as anzahl
	from adresse t where ${bedingung}
	order by ${guete}, ${zyklusID} = any(t.aktiv_in_zyklen) desc, t.is_aktiv desc, ${beginntMit(lesarten)} desc,
		t.bezeichnung, t.typ desc, t.id
	limit ${TREFFER}`;

const personen = ({ lesarten }: Suche, { bedingung, guete }: Art) => sql`
	with treffer as materialized (
		select t.*, ${guete} as guete, ${beginntMit(lesarten)} as vorn, count(*) over ()::int as anzahl
		from person t where ${bedingung}
		order by guete, t.is_aktiv desc, vorn desc, t.nachname, t.vorname, t.id
		limit ${TREFFER}
	)
	select t.id, t.vorname, t.nachname, t.position, t.email, t.telefon, t.mobil, t.is_aktiv as "isAktiv", t.anzahl,
		(select a.bezeichnung from person_funktion f join adresse a on a.id = f.adresse_id
			where f.person_id = t.id order by a.is_aktiv desc, a.typ desc, a.bezeichnung, a.id limit 1) as adresse
	from treffer t
	order by t.guete, t.is_aktiv desc, t.vorn desc, t.nachname, t.vorname, t.id`;

/** Those of the cycle first, then what comes next; what was called off comes last. */
const seminare = ({ lesarten, zyklusID }: Suche, { bedingung, guete }: Art) => sql`
	select t.id, t.bezeichnung, t.von, t.bis, t.ort, t.is_online as "isOnline", t.status, t.zyklus_id as "zyklusID",
		z.bezeichnung as zyklus, count(*) over ()::int as anzahl
	from seminar t left join zyklus z on z.id = t.zyklus_id where ${bedingung}
	order by ${guete}, t.zyklus_id = ${zyklusID} desc, t.status = ${sql.lit(SEMINAR.nr.Abgesagt)}, ${beginntMit(lesarten)} desc, t.von, t.bezeichnung, t.id
	limit ${TREFFER}`;

const seminargruppen = ({ lesarten, zyklusID }: Suche, { bedingung, guete }: Art) => sql`
	select t.id, t.bezeichnung, t.mitglieder, t.zyklus_id as "zyklusID", z.bezeichnung as zyklus,
		(select concat_ws(' ', p.vorname, p.nachname) from person p where p.id = t.leitung_person_id) as leitung,
		count(*) over ()::int as anzahl
	from seminargruppe t left join zyklus z on z.id = t.zyklus_id where ${bedingung}
	order by ${guete}, t.zyklus_id = ${zyklusID} desc, ${beginntMit(lesarten)} desc, t.bezeichnung, t.id
	limit ${TREFFER}`;

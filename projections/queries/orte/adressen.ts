import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Leistungen } from '#domain/adresse/adressfelder.ts';
import { ADRESSEN } from '#domain/liste/adressen.ts';
import { hatRolle } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, alle, type Listenplan, nurDiese, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import type { Blick } from '../liste/sicht.ts';
import { SPITZE, STELLENSPITZE } from './freie-plaetze.ts';

/** A row of the list of addresses, with its places in the cycle. */
export interface Adresszeile {
	readonly id: string;
	readonly typ: 'EINSATZSTELLE' | 'EINSATZORT' | 'VERBAND' | 'SPORTKREIS' | 'TRAEGER';
	readonly bezeichnung: string;
	readonly kurzname: string | null;
	readonly externeNummer: string | null;
	readonly einsatzstelleID: string | null;
	readonly einsatzstelle: string | null;
	readonly strasse: string | null;
	readonly hausnummer: string | null;
	readonly plz: string;
	readonly ort: string;
	/** Millionths of a degree. */
	readonly lat: number | null;
	readonly lon: number | null;
	readonly telefon: string | null;
	readonly email: string | null;
	readonly beschreibung: string | null;
	readonly website: string | null;
	readonly taetigkeiten: string | null;
	readonly bildUploadIDs: readonly string[];
	readonly leistungen: Leistungen;
	readonly vkz: string | null;
	readonly attribut1ID: string | null;
	readonly attribut2ID: string | null;
	readonly dienstartIDs: readonly string[];
	readonly sportartIDs: readonly string[];
	readonly taetigkeitsfeldIDs: readonly string[];
	readonly mindestalter: number | null;
	readonly hoechstalter: number | null;
	/** In the cycle. */
	readonly isAktiv: boolean;
	readonly isOnline: boolean;
	readonly isDeaktiviert: boolean;
	/** Over all Dienstarten; of an Einsatzstelle only. */
	readonly genehmigt: number | null;
	/** Over all Dienstarten; of an Einsatzstelle over its Einsatzorte. */
	readonly zugeteilt: number;
	/** Of an Einsatzstelle what of the approved places is left, of an Einsatzort what of the allotted ones. */
	readonly frei: number;
}

/** What an address offers: of an Einsatzstelle what its Einsatzorte do. */
const DIENSTARTEN = sql`(case when t.typ = 'EINSATZSTELLE'
	then array(select distinct unnest(o.dienstart_ids) from adresse o
		where o.einsatzstelle_id = t.id and o.is_aktiv order by 1)
	else t.dienstart_ids end)`;

/** Of an Einsatzstelle also what its Einsatzorte have. */
const vonOrten = (spalte: RawBuilder<unknown>) => sql`(case when t.typ = 'EINSATZSTELLE'
	then t.${spalte} || array(select unnest(o.${spalte}) from adresse o where o.einsatzstelle_id = t.id and o.is_aktiv)
	else t.${spalte} end)`;

/** What the row holds beside what the list shows. */
const UEBRIGE = sql`
	t.einsatzstelle_id as "einsatzstelleID", e.bezeichnung as einsatzstelle, t.strasse, t.hausnummer, t.lat, t.lon, t.telefon,
	t.email, t.beschreibung, t.website, t.taetigkeiten, t.bild_upload_ids as "bildUploadIDs", t.leistungen,
	t.attribut1_id as "attribut1ID", t.attribut2_id as "attribut2ID", ${DIENSTARTEN} as "dienstartIDs",
	t.sportart_ids as "sportartIDs", t.taetigkeitsfeld_ids as "taetigkeitsfeldIDs", t.mindestalter, t.hoechstalter,
	k.genehmigt, coalesce(k.zugeteilt, 0) as zugeteilt, coalesce(k.frei, 0) as frei`;

/** Places of the row: of an Einsatzstelle those approved, of an Einsatzort those allotted, less the most that are taken. */
const PLAETZE = sql`
	left join adresse e on e.id = t.einsatzstelle_id and e.id <> t.id
	left join lateral (
		select case when t.typ = 'EINSATZSTELLE' then sum(s.genehmigt)::int end as genehmigt, sum(s.zugeteilt)::int as zugeteilt,
			sum(s.frei)::int as frei
		from (
			select null::int as genehmigt, s.zugeteilt,
				case when t.typ = 'EINSATZORT' then s.zugeteilt - coalesce(${SPITZE}, 0) end as frei
			from zuteilung s join zyklus z on z.id = s.zyklus_id
			where s.zyklus_id = t.zyklus_id
				and (s.einsatzort_id = t.id or (t.typ = 'EINSATZSTELLE' and s.einsatzstelle_id = t.id))
			union all
			select coalesce(s.genehmigt, 0), null, coalesce(s.genehmigt, 0) - coalesce(${STELLENSPITZE}, 0)
			from genehmigung s join zyklus z on z.id = s.zyklus_id
			where s.zyklus_id = t.zyklus_id and t.typ = 'EINSATZSTELLE' and s.einsatzstelle_id = t.id
		) s
	) k on true`;

/** Staff of the Traeger sees all, a site its own, everybody else what is on the map of the cycle. */
function sicht({ akteur }: Blick): Expression<SqlBool>[] {
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return [];
	if (hatRolle(akteur, 'MA_VEREIN')) {
		const orte = sql`${sql.val(akteur.einsatzortIDs)}::uuid[]`;
		const stellen = sql`${sql.val(akteur.einsatzstelleIDs)}::uuid[]`;
		return [sql<SqlBool>`(t.id = any(${orte}) or t.id = any(${stellen}))`];
	}
	return [AUF_KARTE];
}

/** On the map of the row's cycle. */
export const AUF_KARTE = sql<SqlBool>`t.typ = 'EINSATZORT' and t.is_aktiv and not t.is_wartung
	and t.zyklus_id = any(t.online_in_zyklen)`;

/** Every address is in every cycle. */
export const imZyklus = (zyklusID: string) => sql`(select a.*, ${zyklusID}::uuid as zyklus_id from adresse a) t`;

export const adressenplan = (blick: Blick, zyklusID: string, nur?: string): Listenplan =>
	listenplan(
		ADRESSEN,
		{
			id: sql`t.id`,
			bezeichnung: sql`t.bezeichnung`,
			kurzname: sql`t.kurzname`,
			typ: sql`t.typ`,
			externeNummer: sql`t.externe_nummer`,
			vkz: sql`t.vkz`,
			plz: sql`t.plz`,
			ort: sql`t.ort`,
			isAktiv: sql`(t.is_aktiv and t.zyklus_id = any(t.aktiv_in_zyklen))`,
			isOnline: sql`(t.zyklus_id = any(t.online_in_zyklen))`,
			isDeaktiviert: sql`(not t.is_aktiv)`,
			dienstartID: { spalte: DIENSTARTEN, typ: 'ids' },
			sportartID: { spalte: vonOrten(sql`sportart_ids`), typ: 'ids' },
			taetigkeitsfeldID: { spalte: vonOrten(sql`taetigkeitsfeld_ids`), typ: 'ids' },
			hatKoordinaten: sql`(t.lat is not null)`,
			einsatzstelleID: sql`t.einsatzstelle_id`,
			einsatzstelle: sql`(select s.bezeichnung from adresse s where s.id = t.einsatzstelle_id)`,
			verbandID: sql`t.verband_id`,
			sportkreisID: sql`t.sportkreis_id`,
			attribut1ID: sql`t.attribut1_id`,
			attribut2ID: sql`t.attribut2_id`,
		},
		{
			von: imZyklus(zyklusID),
			dazu: PLAETZE,
			weitere: UEBRIGE,
			sicht: [...sicht(blick), ...(nur === undefined ? [] : [sql<SqlBool>`t.id = ${nur}`])],
			suche: sql`t.suche`,
			zuletzt: sql`t.id`,
		},
	);

export const adressen = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Adresszeile>> =>
	seite<Adresszeile>(leser, adressenplan(blick, anfrage.zyklusID), anfrage);

/** The rows of the list with these ids; null: all it finds. */
export function gewaehlteAdressen(
	db: Kysely<DB>,
	blick: Blick,
	ids: readonly string[] | null,
	anfrage: Anfrage,
): Promise<readonly { readonly id: string }[]> {
	const ganz: Listenplan = {
		...adressenplan(blick, anfrage.zyklusID),
		dazu: sql``,
		spalten: sql`t.id`,
	};
	return alle(db, ids === null ? ganz : nurDiese(ganz, ids), anfrage);
}

/** One address in the same scope; null: not visible. */
export async function eineAdresse(
	leser: Leser,
	blick: Blick,
	zyklusID: string,
	id: string,
): Promise<Adresszeile | null> {
	const anfrage = { zyklusID, filter: null, text: null, sort: [], seite: 1, groesse: 1, heute: blick.heute };
	const { zeilen } = await seite<Adresszeile>(leser, adressenplan(blick, zyklusID, id), anfrage);
	return zeilen[0] ?? null;
}

/** May this be chosen: an address in sight, or the Einsatzstelle of one? */
export async function istZuSehen(leser: Leser, blick: Blick, zyklusID: string, id: string): Promise<boolean> {
	if (await eineAdresse(leser, blick, zyklusID, id)) return true;
	const filter = { und: [{ feld: 'einsatzstelleID', op: 'gleich', wert: id }] } as const;
	const anfrage = { zyklusID, filter, text: null, sort: [], seite: 1, groesse: 1, heute: blick.heute };
	return (await adressen(leser, blick, anfrage)).zeilen.length > 0;
}

/** Einsatzorte of an Einsatzstelle. */
export async function einsatzorteVon(db: Kysely<DB>, einsatzstelleID: string) {
	return db
		.selectFrom('adresse')
		.select(['id', 'bezeichnung', 'ort'])
		.where('einsatzstelle_id', '=', einsatzstelleID)
		.where('typ', '=', 'EINSATZORT')
		.orderBy('bezeichnung')
		.orderBy('id')
		.execute();
}

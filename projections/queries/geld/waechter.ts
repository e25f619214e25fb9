/**
 * Candidates for what is in danger, found by conditions in SQL: of a cycle only services something can be wrong with.
 * What it costs is reckoned from these rows; nobody's file is read.
 */

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { bundeslandVonPlz } from '#domain/bundesland.ts';
import { addiereTage } from '#domain/datum.ts';
import { DIENSTE } from '#domain/geld/foerderung/arten.ts';
import { type Geldvertrag, VERTRAGSLAUFARTEN } from '#domain/geld/posten.ts';
import type { Freigegebenes, Waechterdienst } from '#domain/geld/waechter/lage.ts';
import { VORLAUF_TAGE } from '#domain/geld/waechter/regeln.ts';
import { DOKUMENT, GUELTIG } from '#domain/status/dokument.ts';
import type { Geldlage } from '#projections/akte/waechterlage.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, wieGeschrieben } from '#projections/roh.ts';
import { einStatus } from '../liste/ausdruck.ts';

const LAGEZEILE = z.strictObject({
	vertragID: z.string(),
	freiwilligerID: z.string(),
	von: z.string(),
	bis: z.string(),
	geld: wieGeschrieben<Geldlage>(),
	art: z.enum(DIENSTE),
});
type Lagezeile = Readonly<z.infer<typeof LAGEZEILE>>;

const BEZUG = z.strictObject({
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	stelleID: z.string().nullable(),
	stelle: z.string().nullable(),
	/** Who looks after the volunteer: for the Traeger, else with the Einsatzstelle. */
	zustaendigID: z.string().nullable(),
	zustaendig: z.string().nullable(),
});
/** Whose it is, and where. */
type Bezug = Readonly<z.infer<typeof BEZUG>>;

const KANDIDAT = z.strictObject({
	...LAGEZEILE.shape,
	...BEZUG.shape,
	dienstartID: z.string(),
	geburtsdatum: z.string().nullable(),
	wohnland: z.string().nullable(),
	plz: z.string().nullable(),
	seminareVerlorenAb: z.string().nullable(),
	seminartypID: z.string().nullable(),
	anerkanntBis: z.string().nullable(),
	aufenthaltBis: z.string().nullable(),
	istOhneIban: z.boolean(),
	istOhneMandat: z.boolean(),
	istOhneKennung: z.boolean(),
});

export interface Waechterkandidat extends Waechterdienst, Bezug {}

const ZEILE = sql`
	w.id as "vertragID", w.freiwilliger_id as "freiwilligerID", w.von, w.bis, w.geld,
	coalesce(d.referenz ->> 'art', 'SONSTIGE') as art`;
const STELLE = sql`
	left join adresse o on o.id = w.einsatzort_id
	left join adresse s on s.id = coalesce(o.einsatzstelle_id, o.id)`;

/** Only where a contribution is paid or was agreed on. */
const OHNE_MANDAT = sql`(s.id is not null and (w.geld ->> 'estBeitrag' is not null
	or jsonb_array_length(w.geld -> 'geldaenderungen') > 0)
	and (coalesce(s.mandatsreferenz, '') = '' or s.mandatsdatum is null))`;
const OHNE_KENNUNG = sql`(d.referenz ->> 'art' = 'BFD' and coalesce(v.stand, '') <> 'GENEHMIGT')`;

interface Umfang {
	readonly zyklusID: string;
	readonly heute: string;
	/** Seminars are kept here at all. */
	readonly mitSeminaren: boolean;
}

const ZUSTAENDIG = sql`
	left join benutzer b on b.id = coalesce(f.traeger_betreuer_user_id, f.betreuer_user_id)`;

/** Last day in a month that can count half, by any rule. */
const HALB_BIS_TAG = 14;

export async function gefaehrdeteDienste(
	db: Kysely<DB>,
	{ zyklusID, heute, mitSeminaren }: Umfang,
): Promise<Waechterkandidat[]> {
	const kandidaten = await frageRoh(
		db,
		KANDIDAT,
		sql`
		with titel as (
			select k.freiwilliger_id, max(coalesce(k.gueltig_bis, 'infinity')) as bis
			from dokument k join dokumentspec p on p.id = k.spec_id
			where ${einStatus(sql`k.status`, DOKUMENT, [...GUELTIG, DOKUMENT.nr.Abgelaufen])}
				and p.referenz -> 'bedingungen' @> '[{"art": "STAATSANGEHOERIGKEIT_EU", "ist": false}]'
			group by k.freiwilliger_id
		)
		select ${ZEILE}, w.dienstart_id as "dienstartID", w.geburtsdatum, w.wohnland, s.plz,
			f.vorname, f.nachname, s.id as "stelleID", s.bezeichnung as stelle,
			b.id as "zustaendigID", b.name as zustaendig,
			not w.hat_iban as "istOhneIban", coalesce(${OHNE_MANDAT}, false) as "istOhneMandat",
			coalesce(${OHNE_KENNUNG}, false) as "istOhneKennung", e.ab as "seminareVerlorenAb", e.seminartyp_id as "seminartypID",
			r.bis as "anerkanntBis", t.bis as "aufenthaltBis"
		from waechterlage w
		join freiwilliger f on f.id = w.freiwilliger_id
		left join dienstart d on d.id = w.dienstart_id
		${STELLE}
		${ZUSTAENDIG}
		left join bfdvereinbarung v on v.id = w.id
		left join seminarerreichbarkeit e on ${mitSeminaren} and e.freiwilliger_id = w.freiwilliger_id
			and e.zyklus_id = w.zyklus_id and e.ab <= ${heute}::date
		left join anerkennungsfrist r on r.einsatzstelle_id = s.id and r.bis < w.bis and d.referenz ->> 'art' = 'BFD'
		left join titel t on t.freiwilliger_id = w.freiwilliger_id and t.bis < w.bis
		where w.zyklus_id = ${zyklusID}::uuid and w.bis >= ${heute}::date
			and (e.ab is not null or r.bis is not null or t.bis is not null or extract(day from w.bis) <= ${HALB_BIS_TAG}
				or (w.von <= ${addiereTage(heute, VORLAUF_TAGE)}::date
					and (not w.hat_iban or ${OHNE_MANDAT} or ${OHNE_KENNUNG})))
		order by w.id`,
	);
	return kandidaten.map(({ plz, ...zeile }) => ({
		...zeile,
		stellenland: bundeslandVonPlz(plz ?? ''),
		vertrag: geldvertrag(zeile),
	}));
}

const geldvertrag = ({ vertragID, freiwilligerID, art, von, bis, geld }: Lagezeile): Geldvertrag => ({
	...geld,
	...{ vertragID, freiwilligerID, art, von, bis },
});

export interface Ausgezahltes extends Bezug {
	readonly freiwilligerID: string;
	readonly vertraege: readonly Geldvertrag[];
	readonly freigegeben: readonly Freigegebenes[];
}

const FREIGEGEBENES: z.ZodType<Freigegebenes> = z.strictObject({
	art: z.enum(VERTRAGSLAUFARTEN),
	vertragID: z.string(),
	freiwilligerID: z.string(),
	monat: z.string(),
	betrag: z.number(),
});

const FREI = sql`('FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT')`;

/** Claims correct themselves in the next one; they go by programmes, not by the terms of contracts. */
const NACH_VERTRAG: readonly string[] = VERTRAGSLAUFARTEN;

/**
 * Who was paid or charged for a month his service doesn't wholly lie in any more, with all that was released for him.
 * Of who was erased nobody claims anything back by name.
 */
export async function vielleichtZuVielFreigegeben(db: Kysely<DB>, zyklusID: string): Promise<Ausgezahltes[]> {
	const wer = await frageRoh(
		db,
		BEZUG.extend({ freiwilligerID: z.string() }),
		sql`
		select f.id as "freiwilligerID", f.vorname, f.nachname, s.id as "stelleID", s.bezeichnung as stelle,
			b.id as "zustaendigID", b.name as zustaendig
		from freiwilliger f
		${ZUSTAENDIG}
		left join adresse o on o.id = f.einsatzort_id
		left join adresse s on s.id = coalesce(o.einsatzstelle_id, o.id)
		where f.id in (
			select z.freiwilliger_id from laufzeile z
			join lauf l on l.id = z.lauf_id and l.status in ${FREI} and l.art = any(${NACH_VERTRAG}::text[])
			left join waechterlage w on w.id = z.vertrag_id
			where coalesce(w.zyklus_id = ${zyklusID}::uuid, l.zyklus_id is null or l.zyklus_id = ${zyklusID}::uuid)
				and (w.id is null
					or z.monat > to_char(w.bis, 'YYYY-MM') or z.monat < to_char(w.von, 'YYYY-MM')
					or (z.monat = to_char(w.bis, 'YYYY-MM') and extract(day from w.bis + 1) <> 1)
					or (z.monat = to_char(w.von, 'YYYY-MM') and extract(day from w.von) <> 1))
		) and (f.zyklus_id = ${zyklusID}::uuid
			or exists (select from waechterlage w where w.freiwilliger_id = f.id and w.zyklus_id = ${zyklusID}::uuid))
		order by f.id`,
	);
	if (wer.length === 0) return [];
	const ids = wer.map(({ freiwilligerID }) => freiwilligerID);
	const [lagen, freigegeben] = await Promise.all([
		frageRoh(
			db,
			LAGEZEILE,
			sql`select ${ZEILE} from waechterlage w left join dienstart d on d.id = w.dienstart_id
			where w.freiwilliger_id = any(${ids}::uuid[]) order by w.id`,
		),
		frageRoh(
			db,
			FREIGEGEBENES,
			sql`
			select l.art, z.vertrag_id as "vertragID", z.freiwilliger_id as "freiwilligerID", z.monat,
				sum(z.betrag)::int as betrag
			from laufzeile z join lauf l on l.id = z.lauf_id and l.status in ${FREI} and l.art = any(${NACH_VERTRAG}::text[])
			where z.freiwilliger_id = any(${ids}::uuid[])
			group by l.art, z.vertrag_id, z.freiwilliger_id, z.monat
			order by z.vertrag_id, z.monat, l.art, z.freiwilliger_id`,
		),
	]);
	const vertraege = Map.groupBy(lagen.map(geldvertrag), (v) => v.freiwilligerID);
	const gezahlt = Map.groupBy(freigegeben, ({ freiwilligerID }) => freiwilligerID);
	return wer.map((einer) => ({
		...einer,
		vertraege: vertraege.get(einer.freiwilligerID) ?? [],
		freigegeben: gezahlt.get(einer.freiwilligerID) ?? [],
	}));
}

/** Until when an Einsatzstelle is recognised, null: without end, or it is another address; undefined: there is none. */
export async function anerkennungVon(db: Kysely<DB>, id: string): Promise<{ bis: string | null } | undefined> {
	return db
		.selectFrom('adresse as a')
		.leftJoin('anerkennungsfrist as r', 'r.einsatzstelle_id', 'a.id')
		.select('r.bis')
		.where('a.id', '=', id)
		.executeTakeFirst();
}

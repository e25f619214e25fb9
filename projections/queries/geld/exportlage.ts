import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { LAUFARTEN } from '#domain/geld/posten.ts';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import { EXPORT_LABEL, type Exportliste } from '#domain/zugriff/protokoll.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine } from '#projections/roh.ts';
import type { Laufkopf } from './laeufe.ts';

/** The run of a kind or a programme that says how things stand for a period. */
export interface Kachellauf extends Laufkopf {
	/** It is about the whole period. */
	readonly istImZeitraum: boolean;
	/** Whoever has a row in it. */
	readonly personen: number;
	readonly version: number;
	/** A job reckons it: files read, of so many; or has given it up. */
	readonly berechnung: {
		readonly stand: 'LAEUFT' | 'GESCHEITERT';
		readonly gelesen: number | null;
		readonly gesamt: number | null;
	} | null;
}

const KACHELLAUF: z.ZodType<Kachellauf> = z.strictObject({
	id: z.string(),
	nr: z.number(),
	art: z.enum(LAUFARTEN),
	programmID: z.string().nullable(),
	zyklusID: z.string().nullable(),
	von: z.string(),
	bis: z.string(),
	status: z.enum(['ENTWURF', 'GEPRUEFT', 'FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT']),
	statusSeit: z.string(),
	zeilen: z.number(),
	summe: z.number(),
	istImZeitraum: z.boolean(),
	personen: z.number(),
	version: z.number(),
	berechnung: z
		.strictObject({
			stand: z.enum(['LAEUFT', 'GESCHEITERT']),
			gelesen: z.number().nullable(),
			gesamt: z.number().nullable(),
		})
		.nullable(),
});

/**
 * For each kind, and each programme, the run of the period; where there is none the newest somebody has to go on with,
 * else the newest.
 */
export const kachellaeufe = (db: Kysely<DB>, monate: Zeitraum, foerderung: Zeitraum): Promise<readonly Kachellauf[]> =>
	frageRoh(
		db,
		KACHELLAUF,
		sql`
		select distinct on (l.art, coalesce(l.programm_id, '')) l.id, l.nr, l.art, l.programm_id as "programmID",
			l.zyklus_id as "zyklusID", l.von, l.bis, l.status, l.status_seit as "statusSeit", l.zeilen,
			l.summe::float8 as summe, g.ganz as "istImZeitraum",
			(select count(distinct z.freiwilliger_id)::int from laufzeile z where z.lauf_id = l.id) as personen, l.version,
			case when r.stand is not null
				then json_build_object('stand', r.stand, 'gelesen', f.gelesen, 'gesamt', f.gesamt) end as berechnung
		from lauf l
			left join laufrechnung f on f.lauf_id = l.id
			left join lateral (
				select case e.type when 'LaufBerechnungGescheitert' then 'GESCHEITERT' when 'LaufBerechnungBestellt' then 'LAEUFT'
					when 'LaufAngelegt' then case when json_typeof(e.facts -> 'rechnung') = 'null' then 'LAEUFT' end end as stand
				from event e where e.stream = 'Lauf-' || l.id
					and e.type in ('LaufAngelegt', 'LaufBerechnungBestellt', 'LaufNeuGerechnet', 'LaufBerechnungGescheitert')
				order by e.version desc limit 1) r on l.status in ('ENTWURF', 'GEPRUEFT')
			cross join lateral (select case when l.art = 'MITTELABRUF'
				then l.von <= ${foerderung.von} and l.bis >= ${foerderung.bis}
				else l.von <= ${monate.von} and l.bis >= ${monate.bis} end as ganz) g
		where l.status <> 'VERWORFEN'
		order by l.art, coalesce(l.programm_id, ''), g.ganz desc, (l.status in ('ENTWURF', 'GEPRUEFT', 'FREIGEGEBEN')) desc,
			l.nr desc`,
	);

const LAUFSPUR = z.strictObject({
	/** Who did the last thing to it; null: the portal itself, or somebody erased. */
	wer: z.string().nullable(),
	zeit: z.string(),
	/** Files that were taken away, of each kind the last: `xlsx`, `pain.001`, `pain.008`; the day a bank pays on. */
	dateien: z.array(z.strictObject({ form: z.string(), ausfuehrung: z.string().nullable() })),
});
export type Laufspur = Readonly<z.infer<typeof LAUFSPUR>>;

/** What happened last to runs, and which files there are of them; by run. */
export async function laufspuren(db: Kysely<DB>, laufIDs: readonly string[]): Promise<ReadonlyMap<string, Laufspur>> {
	const streams = laufIDs.map((id) => `Lauf-${id}`);
	const spuren = await frageRoh(
		db,
		LAUFSPUR.extend({ id: z.string() }),
		sql`
		select substr(e.stream, 6) as id, b.name as wer, e.meta ->> 'zeit' as zeit, coalesce(d.dateien, '[]') as dateien
		from (select distinct on (stream) stream, meta from event where stream = any(${streams}::text[])
				order by stream, version desc) e
			left join benutzer b on b.id::text = e.meta ->> 'userID'
			left join lateral (
				select json_agg(json_build_object('form', f.form, 'ausfuehrung', f.ausfuehrung) order by f.form) as dateien from (
					select distinct on (facts ->> 'form') facts ->> 'form' as form, facts ->> 'ausfuehrung' as ausfuehrung
					from event where stream = e.stream and type = 'LaufUebergeben'
					order by facts ->> 'form', version desc) f) d on true`,
	);
	return new Map(spuren.map(({ id, ...spur }) => [id, spur]));
}

const AUSGANG = z.strictObject({ zeit: z.string(), wer: z.string().nullable(), zeilen: z.number() });
export type Ausgang = Readonly<z.infer<typeof AUSGANG>>;

const EXPORTLISTE = z.custom<Exportliste>((liste) => typeof liste === 'string' && liste in EXPORT_LABEL);

/** When these lists last left the portal as a file; by list. */
export async function letzteExporte(
	db: Kysely<DB>,
	listen: readonly Exportliste[],
): Promise<ReadonlyMap<Exportliste, Ausgang>> {
	const ausgaenge = await frageRoh(
		db,
		AUSGANG.extend({ liste: EXPORTLISTE }),
		sql`
		select w.liste, z.zeit, b.name as wer, coalesce(z.anzahl, 0) as zeilen
		from unnest(${[...listen]}::text[]) as w(liste)
			cross join lateral (select * from zugriff where art = 'EXPORT' and anlass = w.liste
				order by zeit desc nulls last, id desc limit 1) z
			left join benutzer b on b.id::text = coalesce(z.impersoniert_von, z.user_id)`,
	);
	return new Map(ausgaenge.map(({ liste, ...ausgang }) => [liste, ausgang]));
}

const BFDLAGE = z.strictObject({
	vertraege: z.number(),
	genehmigt: z.number(),
	/** Handed in until that day, and no answer since. */
	ohneAntwort: z.number(),
});
export type Bfdlage = Readonly<z.infer<typeof BFDLAGE>>;

/** How the cycle's agreements stand at the federal office. */
export async function bfdlage(db: Kysely<DB>, zyklusID: string, bisTag: string): Promise<Bfdlage> {
	const lage = await frageRohEine(
		db,
		BFDLAGE,
		sql`
		select count(*)::int as vertraege, (count(*) filter (where b.stand = 'GENEHMIGT'))::int as genehmigt,
			(count(*) filter (where b.stand in ('EINGEREICHT', 'RUECKFRAGE') and b.eingereicht_am <= ${bisTag}::date))::int
				as "ohneAntwort"
		from bfdvereinbarung b join dienstart d on d.id = b.dienstart_id and d.referenz ->> 'art' = 'BFD'
		where b.zyklus_id = ${zyklusID}::uuid`,
	);
	return lage ?? { vertraege: 0, genehmigt: 0, ohneAntwort: 0 };
}

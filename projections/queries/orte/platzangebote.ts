import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Leistungen } from '#domain/adresse/adressfelder.ts';
import type { Angebotsquelle, Platzangebot } from '#domain/platzangebot/angebot.ts';
import { HINDERNISSE } from '#domain/platzangebot/angebot.ts';
import type { Angebot } from '#domain/platzangebot/nach-aussen.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine, wieGeschrieben } from '#projections/roh.ts';
import { SPITZE } from './freie-plaetze.ts';

interface Quelle extends Angebotsquelle {
	readonly dienstartID: string;
}

const QUELLE: z.ZodType<Quelle> = z.strictObject({
	einsatzortID: z.string(),
	dienstartID: z.string(),
	bezeichnung: z.string(),
	einsatzstelle: z.string().nullable(),
	strasse: z.string().nullable(),
	hausnummer: z.string().nullable(),
	plz: z.string(),
	ort: z.string(),
	lat: z.int().nullable(),
	lon: z.int().nullable(),
	beschreibung: z.string().nullable(),
	taetigkeiten: z.string().nullable(),
	taetigkeitsfelder: z.array(z.string()),
	sportarten: z.array(z.string()),
	leistungen: wieGeschrieben<Leistungen>(),
	mindestalter: z.int().nullable(),
	hoechstalter: z.int().nullable(),
	bildUploadIDs: z.array(z.string()),
	frei: z.int(),
});

/** Places of the map, each once for every Dienstart it offers. */
export async function angebotsquellen(db: Kysely<DB>, zyklusID: string): Promise<readonly Quelle[]> {
	const namen = (liste: 'sportart' | 'taetigkeitsfeld') => {
		const ids = sql.ref(`o.${liste}_ids`);
		return sql`array(select l.bezeichnung from ${sql.table(liste)} l
			where l.id = any(${ids}) and l.is_aktiv order by l.sortierung, l.bezeichnung, l.id)`;
	};
	return frageRoh(
		db,
		QUELLE,
		sql`
		select o.id as "einsatzortID", d as "dienstartID", o.bezeichnung, e.bezeichnung as einsatzstelle, o.strasse,
			o.hausnummer, o.plz, o.ort, o.lat, o.lon, o.beschreibung, o.taetigkeiten,
			${namen('taetigkeitsfeld')} as taetigkeitsfelder, ${namen('sportart')} as sportarten,
			o.leistungen, o.mindestalter, o.hoechstalter, o.bild_upload_ids as "bildUploadIDs",
			coalesce((
				select (s.zugeteilt - coalesce(${SPITZE}, 0))::int from zuteilung s join zyklus z on z.id = s.zyklus_id
				where s.zyklus_id = ${zyklusID} and s.einsatzort_id = o.id and s.dienstart_id = d
			), 0) as frei
		from adresse o
		cross join lateral (select distinct unnest(o.dienstart_ids) as d) dienste
		left join adresse e on e.id = o.einsatzstelle_id and e.id <> o.id
		where o.typ = 'EINSATZORT' and o.is_aktiv and not o.is_wartung and ${zyklusID}::uuid = any(o.online_in_zyklen)
		order by o.id, d`,
	);
}

export interface Angebotsstand {
	/** Asked for again with this, it tells what has changed since; null: nothing has been put together yet. */
	readonly stand: string | null;
	readonly angebote: readonly Angebot[];
	/** No longer offered. */
	readonly entfernt: readonly { readonly id: string; readonly geaendertAm: string }[];
}

const ANGEBOTSZEILEN = z.strictObject({
	stand: z.string().nullable(),
	zeilen: z.array(
		z.strictObject({
			id: z.string(),
			inhalt: wieGeschrieben<Platzangebot>().nullable(),
			hindernis: z.enum(HINDERNISSE).nullable(),
			geaendertAm: z.string(),
		}),
	),
});

const ZEIT = (spalte: string) => sql`to_char(${sql.ref(spalte)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What is offered, or what has changed about it since a time; of one Einsatzort alone where that is named. */
export async function platzangebote(
	db: Kysely<DB>,
	{ seit = null, einsatzortID = null }: { readonly seit?: string | null; readonly einsatzortID?: string | null } = {},
): Promise<Angebotsstand> {
	const zeile = await frageRohEine(
		db,
		ANGEBOTSZEILEN,
		sql`
		select (select ${ZEIT('stand')} from platzangebotsstand) as stand, coalesce((
			select json_agg(json_build_object('id', id, 'inhalt', inhalt, 'hindernis', hindernis,
				'geaendertAm', ${ZEIT('geaendert_am')}) order by inhalt->>'titel', id)
			from platzangebot
			where (inhalt is not null or ${seit}::timestamptz is not null)
				and (${seit}::timestamptz is null or geaendert_am > ${seit}::timestamptz)
				and (${einsatzortID}::uuid is null or einsatzort_id = ${einsatzortID}::uuid)
		), '[]') as zeilen`,
	);
	const { stand = null, zeilen = [] } = zeile ?? {};
	return {
		stand,
		angebote: zeilen.flatMap(({ inhalt, hindernis, geaendertAm }) =>
			inhalt ? [{ ...inhalt, hindernis, geaendertAm }] : [],
		),
		entfernt: zeilen.flatMap(({ id, inhalt, geaendertAm }) => (inhalt ? [] : [{ id, geaendertAm }])),
	};
}

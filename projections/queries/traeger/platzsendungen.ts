import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { HINDERNISSE } from '#domain/platzangebot/angebot.ts';
import type { Sendefehler } from '#domain/platzangebot/antwort.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, wieGeschrieben } from '#projections/roh.ts';

const PLATZSENDUNG = z.strictObject({
	id: z.string(),
	einsatzortID: z.string(),
	bezeichnung: z.string(),
	plz: z.string(),
	ort: z.string(),
	dienstartID: z.string(),
	dienstart: z.string(),
	isAngeboten: z.boolean(),
	/** null: quotas are off. */
	frei: z.number().nullable(),
	hindernis: z.enum(HINDERNISSE).nullable(),
	stand: z.enum(['WARTET', 'AKTUELL', 'ABGELEHNT', 'AUFGEGEBEN', 'ENTFERNT', 'NICHT_GESENDET']),
	/** Attempts that have failed. */
	versuch: z.number(),
	/** Of the last attempt. */
	gesendetAm: z.string().nullable(),
	naechsterAm: z.string().nullable(),
	/** Status of the last answer; null: there was none. */
	antwort: z.number().nullable(),
	fehler: wieGeschrieben<Sendefehler>().nullable(),
	/** What is to stand there, and what they have confirmed; null: nothing. */
	soll: z.string().nullable(),
	ist: z.string().nullable(),
});
/** A place and how far freiwillig-ja knows it. */
export type Platzsendung = Readonly<z.infer<typeof PLATZSENDUNG>>;

/** What has to be seen to comes first. All that was sent once, and what is offered of the chosen Dienstarten. */
export const platzsendungen = (db: Kysely<DB>): Promise<readonly Platzsendung[]> =>
	frageRoh(
		db,
		PLATZSENDUNG,
		sql`
		select p.id, p.einsatzort_id as "einsatzortID", coalesce(o.bezeichnung, '') as bezeichnung, coalesce(o.plz, '') as plz,
			coalesce(o.ort, '') as ort, p.dienstart_id as "dienstartID", coalesce(d.kurz, '') as dienstart,
			p.inhalt is not null as "isAngeboten", p.frei, p.hindernis, coalesce(s.stand, 'NICHT_GESENDET') as stand,
			coalesce(s.versuch, 0) as versuch, s.gesendet_am as "gesendetAm", s.naechster_am as "naechsterAm", s.antwort, s.fehler,
			s.soll, s.ist
		from platzangebot p
		join freiwilligja_konfiguration k on true
		left join platzsendung s on s.angebot_id = p.id
		left join adresse o on o.id = p.einsatzort_id
		left join dienstart d on d.id = p.dienstart_id
		where s.angebot_id is not null or (p.inhalt is not null and p.dienstart_id = any(k.dienstart_ids))
		order by array_position(array['ABGELEHNT', 'AUFGEGEBEN', 'WARTET'], s.stand), o.bezeichnung, d.sortierung, p.id`,
	);

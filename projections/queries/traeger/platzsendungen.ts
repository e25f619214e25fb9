import { type Kysely, sql } from 'kysely';
import type { Hindernis } from '#domain/platzangebot/angebot.ts';
import type { Sendefehler } from '#domain/platzangebot/antwort.ts';
import type { DB } from '#projections/db.ts';

export type Sendestand = 'WARTET' | 'AKTUELL' | 'ABGELEHNT' | 'AUFGEGEBEN' | 'ENTFERNT' | 'NICHT_GESENDET';

/** A place and how far freiwillig-ja knows it. */
export interface Platzsendung {
	readonly id: string;
	readonly einsatzortID: string;
	readonly bezeichnung: string;
	readonly plz: string;
	readonly ort: string;
	readonly dienstartID: string;
	readonly dienstart: string;
	readonly isAngeboten: boolean;
	/** null: quotas are off. */
	readonly frei: number | null;
	readonly hindernis: Hindernis | null;
	readonly stand: Sendestand;
	/** Attempts that have failed. */
	readonly versuch: number;
	/** Of the last attempt. */
	readonly gesendetAm: string | null;
	readonly naechsterAm: string | null;
	/** Status of the last answer; null: there was none. */
	readonly antwort: number | null;
	readonly fehler: Sendefehler | null;
	/** What is to stand there, and what they have confirmed; null: nothing. */
	readonly soll: string | null;
	readonly ist: string | null;
}

/** What has to be seen to comes first. All that was sent once, and what is offered of the chosen Dienstarten. */
export async function platzsendungen(db: Kysely<DB>): Promise<readonly Platzsendung[]> {
	const { rows } = await sql<Platzsendung>`
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
		order by array_position(array['ABGELEHNT', 'AUFGEGEBEN', 'WARTET'], s.stand), o.bezeichnung, d.sortierung, p.id`.execute(
		db,
	);
	return rows;
}

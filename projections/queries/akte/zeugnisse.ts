import { sql } from 'kysely';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { ZEUGNISSE } from '#domain/liste/zeugnisse.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import { type Blick, imEinsatzBei, nurStelle } from '../liste/sicht.ts';

export type Zeugniszeile = Zeileninhalt<typeof ZEUGNISSE>;

/** Days after the end of the service. */
export interface Zeugnistakt {
	readonly zeugnisFrist: number;
}

/** A site sees what is wanted of volunteers who serve or have served with it. */
export const zeugnisplan = (blick: Blick, { zeugnisFrist }: Zeugnistakt): Listenplan =>
	listenplan(
		ZEUGNISSE,
		{
			vertragID: sql`t.id`,
			freiwilligerID: sql`t.freiwilliger_id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			// In the order of the way.
			stand: {
				zeigt: sql`t.stand`,
				sort: sql`array_position(array['NICHT_BEGONNEN', 'STELLE', 'TRAEGER', 'BERICHTIGUNG', 'AUSSTELLUNG',
					'UNTERSCHRIFT', 'FERTIG', 'NICHT_VERLANGT'], t.stand)`,
			},
			umfang: sql`t.umfang`,
			// The same order, and there is an index for it.
			frist: { zeigt: sql`t.frist`, sort: sql`t.frist_ab` },
			ende: sql`t.bis`,
			dienstart: sql`t.dienstart`,
			einsatzstelle: sql`t.einsatzstelle`,
			einsatzstelleID: sql`t.einsatzstelle_id`,
			ueberfaellig: sql`(t.stand not in ('NICHT_VERLANGT', 'FERTIG') and t.frist < ${blick.heute}::date)`,
		},
		{
			von: sql`(
				select z.id, z.freiwilliger_id, z.zyklus_id, z.einsatzort_id, z.bis, z.frist_ab, z.frist_ab + ${zeugnisFrist}::int as frist,
					case when z.stand = 'NICHT_VERLANGT' and d.referenz ->> 'art' = 'BFD' then 'NICHT_BEGONNEN'
						else z.stand end as stand,
					case when z.umfang is null and d.referenz ->> 'art' = 'BFD' then 'ERWEITERT' else z.umfang end as umfang,
					d.referenz ->> 'kurz' as dienstart, f.vorname, f.nachname, f.suche,
					s.id as einsatzstelle_id, s.bezeichnung as einsatzstelle
				from zeugnis z
				join dienstart d on d.id = z.dienstart_id
				join freiwilliger f on f.id = z.freiwilliger_id
				left join adresse o on o.id = z.einsatzort_id
				left join adresse s on s.id = coalesce(o.einsatzstelle_id, o.id)
			) t`,
			nachSchluessel: true,
			dazu: sql``,
			sicht: [
				...imEinsatzBei(blick),
				...(nurStelle(blick) ? [sql<boolean>`t.stand not in ('NICHT_VERLANGT', 'NICHT_BEGONNEN')`] : []),
			],
			suche: sql`t.suche`,
			zuletzt: sql`t.id`,
		},
	);

export const zeugnisse = (
	leser: Leser,
	blick: Blick,
	takt: Zeugnistakt,
	anfrage: Anfrage,
): Promise<Seite<Zeugniszeile>> => seite<Zeugniszeile>(leser, zeugnisplan(blick, takt), anfrage);

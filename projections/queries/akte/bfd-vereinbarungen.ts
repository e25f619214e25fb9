import { sql } from 'kysely';
import { addiereTage } from '#domain/datum.ts';
import { BFD_VEREINBARUNGEN } from '#domain/liste/bfd-vereinbarungen.ts';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { hatRolle } from '#domain/rollen.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import type { Blick } from '../liste/sicht.ts';

export type BfdVereinbarungszeile = Zeileninhalt<typeof BFD_VEREINBARUNGEN>;

/** After how many days staff is reminded. */
export interface Erinnerungstakt {
	readonly bfdErinnerungTage: number;
}

const WARTET = sql`t.stand in ('EINGEREICHT', 'RUECKFRAGE')`;

/** For the Traeger's staff only. */
export const bfdplan = ({ akteur, heute }: Blick, { bfdErinnerungTage }: Erinnerungstakt): Listenplan =>
	listenplan(
		BFD_VEREINBARUNGEN,
		{
			vertragID: sql`t.id`,
			freiwilligerID: sql`t.freiwilliger_id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			// In the order of the way.
			stand: {
				zeigt: sql`t.stand`,
				sort: sql`array_position(array['NICHT_EINGEREICHT', 'RUECKFRAGE', 'EINGEREICHT', 'ABGELEHNT', 'GENEHMIGT'], t.stand)`,
			},
			wartetTage: sql`case when ${WARTET} then ${heute}::date - t.eingereicht_am end`,
			eingereichtAm: sql`t.eingereicht_am`,
			an: sql`t.an`,
			standAm: sql`t.stand_am`,
			einsatzstelle: sql`t.einsatzstelle`,
			einsatzstelleID: sql`t.einsatzstelle_id`,
			vertragsnummer: sql`t.vertragsnummer`,
			beginn: sql`t.von`,
			ende: sql`t.bis`,
			istImDienst: sql`(t.dienstantritt is not null)`,
			ueberfaellig: sql`(${WARTET} and t.eingereicht_am <= ${addiereTage(heute, -bfdErinnerungTage)}::date)`,
		},
		{
			von: sql`(
				select b.*, f.vorname, f.nachname, f.suche, s.id as einsatzstelle_id, s.bezeichnung as einsatzstelle
				from bfdvereinbarung b
				join dienstart d on d.id = b.dienstart_id and d.referenz ->> 'art' = 'BFD'
				join freiwilliger f on f.id = b.freiwilliger_id
				left join adresse o on o.id = b.einsatzort_id
				left join adresse s on s.id = coalesce(o.einsatzstelle_id, o.id)
			) t`,
			nachSchluessel: true,
			dazu: sql``,
			sicht: hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) ? [] : [sql<boolean>`false`],
			suche: sql`t.suche`,
			zuletzt: sql`t.id`,
		},
	);

export const bfdVereinbarungen = (
	leser: Leser,
	blick: Blick,
	takt: Erinnerungstakt,
	anfrage: Anfrage,
): Promise<Seite<BfdVereinbarungszeile>> => seite<BfdVereinbarungszeile>(leser, bfdplan(blick, takt), anfrage);

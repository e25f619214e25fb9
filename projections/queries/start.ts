import { type Kysely, sql } from 'kysely';
import { type Blick, sichtFreiwillige, sichtWuensche } from './sicht.ts';

export interface Startzahlen {
	/** Volunteers the viewer may see, per number. */
	readonly jeStatus: readonly { readonly status: number; readonly anzahl: number }[];
	/** Wishes by their own state, open ones only. */
	readonly wuenscheJeStatus: readonly { readonly status: number; readonly anzahl: number }[];
	readonly bewerbungenJeWoche: readonly { readonly woche: string; readonly anzahl: number }[];
	/** Places per Dienstart over all Einsatzorte the viewer may see. */
	readonly plaetze: readonly {
		readonly dienstartID: string;
		readonly dienstart: string;
		readonly zugeteilt: number;
		readonly reserviert: number;
		readonly belegt: number;
		readonly frei: number;
	}[];
}

/** What the start page counts: each number is that of the list behind it, in the same scope. */
export async function startzahlen<DB>(db: Kysely<DB>, blick: Blick, zyklusID: string): Promise<Startzahlen> {
	const wuensche = sql.join([sql`t.zyklus_id = ${zyklusID}`, ...sichtWuensche(blick)], sql` and `);
	const personen = sql.join(
		[sql`t.zyklus_id = ${zyklusID}`, sql`t.status >= 2800`, ...sichtFreiwillige(blick)],
		sql` and `,
	);
	const [vorher, nachher, jeWunsch, jeWoche, plaetze] = await Promise.all([
		sql<{ status: number; anzahl: number }>`
			select freiwilliger_status as status, count(distinct freiwilliger_id)::int as anzahl
			from wunsch t where ${wuensche} and freiwilliger_status < 2800 group by 1`.execute(db),
		sql<{ status: number; anzahl: number }>`
			select status, count(*)::int as anzahl from freiwilliger t where ${personen} group by 1`.execute(db),
		sql<{ status: number; anzahl: number }>`
			select status, count(*)::int as anzahl from wunsch t where ${wuensche} and status <= 3500 group by 1`.execute(db),
		sql<{ woche: string; anzahl: number }>`
			select to_char(beworben_am at time zone 'Europe/Berlin', 'IYYY-IW') as woche, count(*)::int as anzahl
			from wunsch t where ${wuensche} and beworben_am > ${blick.heute}::date - 70 group by 1 order by 1`.execute(db),
		belegungJeDienstart(db, blick, zyklusID),
	]);
	const jeStatus = [...vorher.rows, ...nachher.rows].sort((a, b) => a.status - b.status);
	return { jeStatus, wuenscheJeStatus: jeWunsch.rows, bewerbungenJeWoche: jeWoche.rows, plaetze };
}

/**
 * Headline figures per Dienstart, summed over the Einsatzorte: each counts the day on which most of its places are
 * taken within the cycle (Kontingent, Occupancy), found by sweeping over the first days of its periods.
 */
async function belegungJeDienstart<DB>(
	db: Kysely<DB>,
	{ akteur }: Blick,
	zyklusID: string,
): Promise<Startzahlen['plaetze']> {
	const nurEigene =
		akteur.rollen.includes('MA_VERWALTUNG') || akteur.rollen.includes('SYSTEMADMIN')
			? sql`true`
			: sql`z.einsatzort_id = any(${sql.val(akteur.einsatzortIDs)}::uuid[])`;
	const { rows } = await sql<Startzahlen['plaetze'][number]>`
		with zyk as (select id, start, ende from zyklus where id = ${zyklusID}),
		stelle as (select z.einsatzort_id, z.dienstart_id, z.zugeteilt from zuteilung z join zyk on zyk.id = z.zyklus_id where ${nurEigene}),
		b as (
			select x.einsatzort_id, x.dienstart_id, x.art, greatest(x.von, zyk.start) as von, x.bis
			from belegung x join zyk on x.von <= zyk.ende and x.bis >= zyk.start
			join stelle s using (einsatzort_id, dienstart_id)
		),
		stand as (
			select t.einsatzort_id, t.dienstart_id, t.von,
				count(*) filter (where b.art = 'RESERVIERT')::int as reserviert,
				count(*) filter (where b.art = 'BELEGT')::int as belegt
			from (select distinct einsatzort_id, dienstart_id, von from b) t
			join b on b.einsatzort_id = t.einsatzort_id and b.dienstart_id = t.dienstart_id and t.von between b.von and b.bis
			group by 1, 2, 3
		),
		hoechst as (
			select distinct on (einsatzort_id, dienstart_id) einsatzort_id, dienstart_id, reserviert, belegt
			from stand order by einsatzort_id, dienstart_id, reserviert + belegt desc, von
		)
		select s.dienstart_id as "dienstartID", d.kurz as dienstart, sum(s.zugeteilt)::int as zugeteilt,
			coalesce(sum(h.reserviert), 0)::int as reserviert, coalesce(sum(h.belegt), 0)::int as belegt,
			sum(s.zugeteilt - coalesce(h.reserviert + h.belegt, 0))::int as frei
		from stelle s join dienstart d on d.id = s.dienstart_id
		left join hoechst h on h.einsatzort_id = s.einsatzort_id and h.dienstart_id = s.dienstart_id
		group by s.dienstart_id, d.kurz, d.sortierung having sum(s.zugeteilt) > 0 order by d.sortierung`.execute(db);
	return rows;
}

import { type RawBuilder, sql } from 'kysely';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import type { Filterfeld } from './filter.ts';
import type { Fremd } from './reihe.ts';
import type { Blick } from './sicht.ts';

/** What several lists compute alike, over rows under the alias `t`. */

const VOLLJAEHRIG_MONATE = 12 * 18;

/** Whole years, as `alterAm` counts them; null where the day of birth is unknown or hidden. */
export const alter = (heute: string): RawBuilder<unknown> =>
	sql`(${Number(heute.slice(0, 4))}::int - extract(year from t.geboren)::int
		- (case when ${heute.slice(5)}::text < to_char(t.geboren, 'MM-DD') then 1 else 0 end))`;

/** null where the day of birth is unknown or hidden. */
export const volljaehrig = (geburtsdatum: RawBuilder<unknown>, heute: string): RawBuilder<unknown> =>
	sql`(${geburtsdatum} <= ${addiereMonate(heute, -VOLLJAEHRIG_MONATE)}::date)`;

/** The tenant's grouping of the place; an Einsatzort without one has that of its Einsatzstelle. */
export function attribut(nummer: 1 | 2): Filterfeld {
	const spalte = sql.ref(nummer === 1 ? 'attribut1_id' : 'attribut2_id');
	return {
		spalte: sql`coalesce(o.${spalte}, s.${spalte})`,
		typ: 'id',
		dort: {
			schluessel: sql`t.einsatzort_id`,
			aus: sql`select o.id from adresse o left join adresse s on s.id = o.einsatzstelle_id`,
		},
	};
}

/** Columns that show a name of another table, by its id: that table joins only the rows that are shown. */
export const ueberOrt = (id: RawBuilder<unknown>): Fremd => ({
	tabelle: sql`adresse`,
	id,
	schluessel: sql`a.bezeichnung`,
});
export const ueberDienstart = (id: RawBuilder<unknown>): Fremd => ({
	tabelle: sql`dienstart`,
	id,
	schluessel: sql`a.sortierung`,
});
export const ueberBetreuer = (id: RawBuilder<unknown>): Fremd => ({
	tabelle: sql`benutzer`,
	id,
	schluessel: sql`a.nachname`,
});

/** Their order. */
const nach = ({ tabelle, id, schluessel }: Fremd) => sql`(select ${schluessel} from ${tabelle} a where a.id = ${id})`;
export const nachOrt = (id: RawBuilder<unknown>) => nach(ueberOrt(id));
export const nachDienstart = (id: RawBuilder<unknown>) => nach(ueberDienstart(id));
export const nachBetreuer = (id: RawBuilder<unknown>) => nach(ueberBetreuer(id));

/** Who at the Traeger looks after him: his file tells whoever may open it. */
export function traegerbetreuer(freiwilligerID: RawBuilder<unknown>) {
	const userID = sql`(select f.traeger_betreuer_user_id from freiwilliger f where f.id = ${freiwilligerID})`;
	return {
		traegerBetreuer: { zeigt: sql`(select b.name from benutzer b where b.id = ${userID})`, sort: nachBetreuer(userID) },
		traegerBetreuerUserID: {
			spalte: sql`f.traeger_betreuer_user_id`,
			typ: 'id',
			dort: { schluessel: freiwilligerID, aus: sql`select f.id from freiwilliger f` },
		},
	} as const;
}

/** Nothing closes a reminder, so it stays in sight for a week only. */
export const WIEDERVORLAGE_TAGE = 7;

/** The next day on which the viewer wants to look at one of his remarks in a file again; his remarks are read once. */
export const wiedervorlageAm = (freiwilligerID: RawBuilder<unknown>, { akteur, heute }: Blick): Filterfeld => ({
	spalte: sql`w.am`,
	typ: 'datum',
	dort: {
		schluessel: freiwilligerID,
		aus: sql`select w.freiwilliger_id from (
			select b.freiwilliger_id, min(b.wiedervorlage_am) as am from bemerkung b
			where b.autor_user_id = ${akteur.userID} and b.wiedervorlage_am >= ${addiereTage(heute, -WIEDERVORLAGE_TAGE)}::date
			group by b.freiwilliger_id) w`,
	},
});

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import type { Referenz } from '#domain/referenz.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';

/**
 * Row scope of the lists in SQL (roles, row-level visibility). MA_VEREIN sees confirmed volunteers with a wish at an
 * own place, until the contract goes elsewhere; ended wishes for 90 days; a concluded contract until twelve months
 * after the cycle. Staff of the Traeger sees everything, everybody else nothing.
 */
export interface Blick {
	readonly akteur: Akteur;
	readonly heute: string;
	/** What sites see of one another's applicants, where the list shows any. */
	readonly modus?: Modus;
}
export type Modus = Referenz['parameter']['freiwilligenSichtbarkeitMode'];

const siehtAlles = (akteur: Akteur): boolean => hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
const orte = (akteur: Akteur) => sql`${sql.val(akteur.einsatzortIDs)}::uuid[]`;
const NICHTS = [sql<SqlBool>`false`];

/** Scope over the table `wunsch` under the alias `t`. */
export function sichtWuensche(blick: Blick): Expression<SqlBool>[] {
	const { akteur, heute } = blick;
	if (siehtAlles(akteur)) return [];
	if (!hatRolle(akteur, 'MA_VEREIN')) return NICHTS;
	const eigene = eigeneWuensche(orte(akteur), heute);
	if (blick.modus !== 'ALLE') return eigene;
	return [sql<SqlBool>`(${sql.join(eigene, sql` and `)} or ${FREMDE_OFFENE})`];
}

/** Table: modes of visibility, ALLE. */
const FREMDE_OFFENE = sql<SqlBool>`(t.freiwilliger_status between 1500 and 2500 and t.status < 9000)`;

function eigeneWuensche(eigene: RawBuilder<unknown>, heute: string): Expression<SqlBool>[] {
	return [
		sql<SqlBool>`t.einsatzort_id = any(${eigene})`,
		sql<SqlBool>`t.freiwilliger_status > 0`,
		sql<SqlBool>`(t.freiwilliger_status < 3000 or (t.gebunden_einsatzort_id = any(${eigene}) and ${zyklusFrist(heute)}))`,
		sql<SqlBool>`(t.status < 9000 or t.beendet_am > ${`${addiereTage(heute, -90)}T00:00:00Z`})`,
	];
}

/** Rows of `wunsch` (alias `t`) in which the viewer may read the name and nothing else of the person; null: none. */
export function nurName({ akteur }: Blick): Expression<SqlBool> | null {
	return siehtAlles(akteur) ? null : sql<SqlBool>`(t.status >= 9000)`;
}

/** Rows of `wunsch` (alias `t`) of somebody only suggested to the viewer (modes of visibility, EIGENE_UND_POOL). */
export function nurPool({ akteur, modus }: Blick): Expression<SqlBool> | null {
	return modus === 'EIGENE_UND_POOL' && !siehtAlles(akteur) ? sql<SqlBool>`(t.status = 1000)` : null;
}

/** Rows of `wunsch` (alias `t`) at other sites, of which only place and state are shown; null: there are none. */
export function fremderWunsch({ akteur, modus }: Blick): Expression<SqlBool> | null {
	const siehtFremde = modus === 'ALLE' && !siehtAlles(akteur);
	return siehtFremde ? sql<SqlBool>`(not t.einsatzort_id = any(${orte(akteur)}))` : null;
}

/** Does a site see the list, and not the Traeger's staff? */
export const nurStelle = ({ akteur }: Blick): boolean => !siehtAlles(akteur);

/** Scope over the table `freiwilliger` under the alias `t`, for volunteers from the agreement on. */
export function sichtFreiwillige({ akteur, heute }: Blick): Expression<SqlBool>[] {
	if (siehtAlles(akteur)) return [];
	if (!hatRolle(akteur, 'MA_VEREIN')) return NICHTS;
	return [
		sql<SqlBool>`t.einsatzort_id = any(${orte(akteur)})`,
		sql<SqlBool>`(t.status < 3000 or ${zyklusFrist(heute)})`,
	];
}

const zyklusFrist = (heute: string): Expression<SqlBool> =>
	sql<SqlBool>`exists (select from zyklus z where z.id = t.zyklus_id and z.ende >= ${addiereMonate(heute, -12)})`;

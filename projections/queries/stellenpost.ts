import { type RawBuilder, sql } from 'kysely';
import { EMPFAENGT_SYSTEMMAILS } from './systemmail.ts';

/** Who reads what goes to a place: a contact person, or an account that is assigned to it. */
export interface Stellenleser {
	readonly art: 'PERSON' | 'USER';
	readonly id: string;
}

/** Contact persons named for one of these functions at one of these addresses (a `uuid[]`). */
export const personenMit = (adressen: RawBuilder<unknown>, funktionen: readonly string[]): RawBuilder<unknown> => sql`
	select p.id from person_funktion f join person p on p.id = f.person_id
	where f.adresse_id = any(${adressen}) and f.funktion = any(${sql.val([...funktionen])}::text[]) and ${EMPFAENGT_SYSTEMMAILS}`;

const ALS_ANSPRECHPARTNER = ['ANSPRECHPARTNER'];

/**
 * Accounts of the staff of these addresses (a `uuid[]`), their address proven, without a record as contact person: who
 * has one that reads these mails gets them once, and who is asked for none by it gets none.
 */
const kontenAn = (adressen: RawBuilder<unknown>): RawBuilder<unknown> => sql`
	select u.id from benutzer u
	where u.is_aktiv and 'MA_VEREIN' = any(u.rollen)
		and (u.einsatzstelle_ids && ${adressen} or u.einsatzort_ids && ${adressen})
		and not exists (select from person p where p.user_id = u.id and p.is_aktiv and not p.is_systemmail_empfaenger)
		and not exists (select from person p where (p.user_id = u.id or lower(p.email) = lower(u.email))
			and p.id in (${personenMit(adressen, ALS_ANSPRECHPARTNER)}))`;

/** Columns `art` and `id` of all who read what goes to one of these addresses (a `uuid[]`). */
export const leserAn = (adressen: RawBuilder<unknown>): RawBuilder<unknown> => sql`
	select 'PERSON' as art, id from (${personenMit(adressen, ALS_ANSPRECHPARTNER)}) personen
	union select 'USER', id from (${kontenAn(adressen)}) konten`;

/** An address under the alias `a` and, of an Einsatzort, its Einsatzstelle. */
export const MIT_STELLE = sql`array_remove(array[a.id, a.einsatzstelle_id], null)`;

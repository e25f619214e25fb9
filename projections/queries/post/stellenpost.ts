import { type Expression, expressionBuilder, sql } from 'kysely';
import type { DB } from '#projections/db.ts';
import { haelt } from '../liste/ausdruck.ts';
import { EMPFAENGT_SYSTEMMAILS } from './systemmail.ts';

/** Who reads what goes to a place: a contact person, or an account that is assigned to it. */
export interface Stellenleser {
	readonly art: 'PERSON' | 'USER';
	readonly id: string;
}

/** Several addresses of the statement, as `uuid[]`. */
type Adressen = Expression<string[]>;

const eb = expressionBuilder<DB>();

/** Contact persons named for one of these functions, wherever. */
const benannte = (funktionen: readonly string[]) =>
	eb
		.selectFrom('person_funktion as f')
		.innerJoin('person as p', 'p.id', 'f.person_id')
		.where('f.funktion', '=', sql<string>`any(${sql.val([...funktionen])}::text[])`)
		.where(EMPFAENGT_SYSTEMMAILS);

/** Those at one of these addresses. */
export const personenMit = (adressen: Adressen, funktionen: readonly string[]) =>
	benannte(funktionen).select('p.id').where('f.adresse_id', '=', sql<string>`any(${adressen})`);

const ALS_ANSPRECHPARTNER = ['ANSPRECHPARTNER'];

/**
 * Accounts of the staff of these addresses, their address proven, without a record as contact person: who has one that
 * reads these mails gets them once, and who is asked for none by it gets none.
 */
const kontenAn = (adressen: Adressen) =>
	eb
		.selectFrom('benutzer as u')
		.select('u.id')
		.where('u.is_aktiv', '=', true)
		.where(haelt('u.rollen', 'MA_VEREIN'))
		.where((wo) => wo.or([wo('u.einsatzstelle_ids', '&&', adressen), wo('u.einsatzort_ids', '&&', adressen)]))
		.where((wo) =>
			wo.not(
				wo.exists(
					wo
						.selectFrom('person as p')
						.whereRef('p.user_id', '=', 'u.id')
						.where('p.is_aktiv', '=', true)
						.where('p.is_systemmail_empfaenger', '=', false),
				),
			),
		)
		.where((wo) =>
			wo.not(
				wo.exists(
					wo
						.selectFrom('person as p')
						.where((er) => er.or([er('p.user_id', '=', er.ref('u.id')), sql<boolean>`lower(p.email) = lower(u.email)`]))
						.where('p.id', 'in', personenMit(adressen, ALS_ANSPRECHPARTNER)),
				),
			),
		);

/** All who read what goes to one of these addresses. */
export const leserAn = (adressen: Adressen) =>
	eb
		.selectFrom(personenMit(adressen, ALS_ANSPRECHPARTNER).as('personen'))
		.select([sql<Stellenleser['art']>`'PERSON'`.as('art'), 'personen.id'])
		.union(
			eb.selectFrom(kontenAn(adressen).as('konten')).select([sql<Stellenleser['art']>`'USER'`.as('art'), 'konten.id']),
		);

/**
 * Does anybody read what goes to the address under the alias `a`, to whoever is named for this function or else to all?
 * For statements over many addresses: the named are found once for all of them, and accounts are looked up only where
 * nobody is named.
 */
export const erreichbar = (funktion: string) => {
	const namentlich = benannte([...ALS_ANSPRECHPARTNER, funktion]).select('f.adresse_id');
	return sql<boolean>`(a.id in ${namentlich} or exists ${kontenAn(sql`array[a.id]`)})`;
};

/** An address under the alias `a` and, of an Einsatzort, its Einsatzstelle. */
export const MIT_STELLE = sql<string[]>`array_remove(array[a.id, a.einsatzstelle_id], null)`;

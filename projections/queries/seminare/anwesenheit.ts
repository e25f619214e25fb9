import { type Kysely, sql } from 'kysely';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { Anwesenheit, Halbtag } from '#domain/seminar/anwesenheit.ts';
import type { SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';
import type { DB } from '#projections/db.ts';

/** Somebody who takes part in a seminar. Days in tenths. */
export interface Anwesenheitszeile {
	readonly freiwilligerID: string;
	readonly name: string;
	readonly einsatzstelle: string | null;
	readonly status: SeminarnachweisStatus;
	readonly geplant: number;
	readonly tage: number | null;
}

/** What was said of one of his half days, by whom and when. */
export interface Anwesenheitsvermerk extends Halbtag {
	readonly freiwilligerID: string;
	readonly stand: Anwesenheit;
	readonly wer: string | null;
	readonly am: string;
}

const nurEigene = (akteur: Akteur) => sql<string>`any(${[...akteur.einsatzortIDs]}::uuid[])`;
const siehtAlle = (akteur: Akteur) => hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);

/** Who has a place and a proof, by name; staff of a site sees those who serve with it. */
export const anwesenheitszeilen = (db: Kysely<DB>, akteur: Akteur, seminarID: string): Promise<Anwesenheitszeile[]> =>
	db
		.selectFrom('seminarplatz as p')
		.innerJoin('freiwilliger as f', 'f.id', 'p.freiwilliger_id')
		.innerJoin('seminarnachweis as n', (join) =>
			join.onRef('n.seminar_id', '=', 'p.seminar_id').onRef('n.freiwilliger_id', '=', 'p.freiwilliger_id'),
		)
		.leftJoin('adresse as a', (join) =>
			join.on('a.id', '=', (eb) => eb.fn.coalesce('n.einsatzstelle_id', 'f.einsatzstelle_id')),
		)
		.select((eb) => [
			'p.freiwilliger_id as freiwilligerID',
			sql<string>`concat_ws(', ', ${eb.ref('f.nachname')}, ${eb.ref('f.vorname')})`.as('name'),
			'a.bezeichnung as einsatzstelle',
			'n.status',
			'n.geplant',
			'n.tage',
		])
		.where('p.seminar_id', '=', seminarID)
		.where('p.stand', '=', 'ANGEMELDET')
		.$if(!siehtAlle(akteur), (q) => q.where('f.einsatzort_id', '=', nurEigene(akteur)))
		.orderBy('f.nachname')
		.orderBy('f.vorname')
		.orderBy('p.freiwilliger_id')
		.execute() as Promise<Anwesenheitszeile[]>;

export const anwesenheitsvermerke = (
	db: Kysely<DB>,
	akteur: Akteur,
	seminarID: string,
): Promise<Anwesenheitsvermerk[]> =>
	db
		.selectFrom('anwesenheit as v')
		.innerJoin('freiwilliger as f', 'f.id', 'v.freiwilliger_id')
		.leftJoin('benutzer as b', 'b.id', 'v.user_id')
		.select(['v.freiwilliger_id as freiwilligerID', 'v.tag', 'v.haelfte', 'v.stand', 'b.name as wer', 'v.am'])
		.where('v.seminar_id', '=', seminarID)
		.$if(!siehtAlle(akteur), (q) => q.where('f.einsatzort_id', '=', nurEigene(akteur)))
		.orderBy('v.freiwilliger_id')
		.orderBy('v.tag')
		.orderBy('v.haelfte')
		.execute() as Promise<Anwesenheitsvermerk[]>;

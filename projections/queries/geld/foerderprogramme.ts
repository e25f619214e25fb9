import type { Kysely } from 'kysely';
import { FOERDERVORGABEN, type Foerderprogramm } from '#domain/geld/foerderung/programm.ts';
import type { DB } from '#projections/db.ts';
import { streamname } from '../liste/ausdruck.ts';

export interface Programmsatz extends Foerderprogramm {
	/** The portal comes with it: deactivated at most. */
	readonly isVorgabe: boolean;
	/** Of the record, for optimistic locking. */
	readonly version: number;
}

/** What each is called. */
export const programmnamen = async (db: Kysely<DB>): Promise<ReadonlyMap<string, string>> =>
	new Map((await liesFoerderprogramme(db)).map(({ id, bezeichnung }) => [id, bezeichnung]));

/** Has anything been claimed of it, or is about to be? */
export async function hatAbrufe(db: Kysely<DB>, programmID: string): Promise<boolean> {
	const lauf = await db.selectFrom('lauf').select('id').where('programm_id', '=', programmID).executeTakeFirst();
	return lauf !== undefined;
}

/** All of them by name; what the portal comes with is there until it is changed. */
export async function liesFoerderprogramme(db: Kysely<DB>): Promise<Programmsatz[]> {
	const saetze = await db
		.selectFrom('foerderprogramm as t')
		.innerJoin('stream as s', (join) => join.on('s.name', '=', streamname('Foerderprogramm', 't.id')))
		.select(['t.referenz', 's.version'])
		.execute();
	const gespeichert = saetze.map(({ referenz, version }) => ({
		...referenz,
		// Saved before programmes had any.
		spalten: referenz.spalten ?? null,
		version,
	}));
	const bekannt = new Set(gespeichert.map(({ id }) => id));
	const uebrige = [...FOERDERVORGABEN]
		.filter(([id]) => !bekannt.has(id))
		.map(([id, felder]) => ({ id, isAktiv: true, ...felder, version: 0 }));
	return [...gespeichert, ...uebrige]
		.map((satz) => ({ ...satz, isVorgabe: FOERDERVORGABEN.has(satz.id) }))
		.toSorted((a, b) => a.bezeichnung.localeCompare(b.bezeichnung, 'de') || (a.id < b.id ? -1 : 1));
}

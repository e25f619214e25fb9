import type { Kysely } from 'kysely';
import type { Laufstatus } from '#domain/geld/lauf/ereignisse.ts';
import type { Teile, Vertragslaufart } from '#domain/geld/posten.ts';
import type { Monat } from '#domain/recht/monate.ts';
import type { DB } from '#projections/db.ts';

/** A row of a run that isn't thrown away. */
export interface Freigabe {
	readonly laufID: string;
	readonly laufNr: number;
	readonly art: Vertragslaufart;
	readonly status: Exclude<Laufstatus, 'VERWORFEN'>;
	readonly statusSeit: string;
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly monat: Monat;
	readonly teile: Teile;
	/** Cents. */
	readonly betrag: number;
}

const zeilen = (db: Kysely<DB>) =>
	db
		.selectFrom('laufzeile as z')
		.innerJoin('lauf as l', 'l.id', 'z.lauf_id')
		.select(['l.id as laufID', 'l.nr as laufNr', 'l.art', 'l.status', 'l.status_seit as statusSeit'])
		.select(['z.vertrag_id as vertragID', 'z.freiwilliger_id as freiwilligerID', 'z.monat', 'z.teile', 'z.betrag'])
		.orderBy('l.nr');

/** What runs have for these contracts, in the order of the runs. */
export async function laufzeilenVon(db: Kysely<DB>, vertragIDs: readonly string[]): Promise<readonly Freigabe[]> {
	if (vertragIDs.length === 0) return [];
	const gelesen = await zeilen(db)
		.where('z.vertrag_id', 'in', [...vertragIDs])
		.execute();
	return gelesen as readonly Freigabe[];
}

import { type Kysely, sql } from 'kysely';
import type { Bundesland } from '#domain/bundesland.ts';
import type { Ferien } from '#domain/seminar/planer/plan.ts';
import type { SchulferienFelder } from '#domain/stammdaten/schulferien.ts';
import type { DB } from '#projections/db.ts';
import { ANZAHL, streamname } from '../liste/ausdruck.ts';

export interface Schulferiensatz extends SchulferienFelder {
	readonly id: string;
	readonly isAktiv: boolean;
	/** Of the record, for optimistic locking. */
	readonly version: number;
}

/** All that are kept, by Land and time. */
export const liesSchulferien = (db: Kysely<DB>): Promise<Schulferiensatz[]> =>
	db
		.selectFrom('schulferien as t')
		.innerJoin('stream as s', (join) => join.on('s.name', '=', streamname('Schulferien', 't.id')))
		.select(['t.id', 't.land', 't.bezeichnung', 't.von', 't.bis', 't.is_aktiv as isAktiv', 's.version'])
		.orderBy('t.land')
		.orderBy('t.von')
		.orderBy('t.id')
		.execute();

/** Those of a Land that touch a time. */
export const ferienIn = (
	db: Kysely<DB>,
	land: Bundesland,
	{ von, bis }: { readonly von: string; readonly bis: string },
): Promise<Ferien[]> =>
	db
		.selectFrom('schulferien')
		.select(['bezeichnung', 'von', 'bis'])
		.where('land', '=', land)
		.where('is_aktiv', '=', true)
		.where('bis', '>=', von)
		.where('von', '<=', bis)
		.orderBy('von')
		.orderBy('id')
		.execute();

/** How many Einsatzorte there are in each postcode area of two digits, as a postcode of it. */
export const plzBereiche = (db: Kysely<DB>): Promise<{ plz: string; anzahl: number }[]> =>
	db
		.selectFrom('adresse')
		.select([sql<string>`left(plz, 2) || '000'`.as('plz'), ANZAHL.as('anzahl')])
		.where('typ', '=', 'EINSATZORT')
		.where('is_aktiv', '=', true)
		.groupBy(sql`left(plz, 2)`)
		.execute();

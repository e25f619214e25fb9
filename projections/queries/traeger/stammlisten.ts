import { type Kysely, sql } from 'kysely';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import { LISTEN, type Listenkey } from '#domain/stammdaten/listen.ts';
import type { DB } from '#projections/db.ts';
import { streamname } from '../liste/ausdruck.ts';

export interface Listensatz {
	readonly id: string;
	readonly bezeichnung: string;
	readonly sortierung: number;
	readonly isAktiv: boolean;
	/** Of the record, for optimistic locking. */
	readonly version: number;
}

interface Liste {
	readonly key: string;
	readonly name: string;
	readonly vorgaben?: ReadonlyMap<string, { readonly bezeichnung: string; readonly sortierung?: number }> | undefined;
}

/** A plain selection list in its order; what the portal comes with is there until it is changed. */
export async function liesListe(db: Kysely<DB>, { key, name, vorgaben }: Liste): Promise<Listensatz[]> {
	// Whatever is kept as a list has a table with these columns.
	const rows = await db
		.selectFrom(`${key as Listenkey} as t`)
		.innerJoin('stream as s', (join) => join.on('s.name', '=', streamname(name, 't.id')))
		.select(['t.id', 't.bezeichnung', 't.sortierung', 't.is_aktiv as isAktiv', 's.version'])
		.orderBy('t.sortierung')
		.orderBy('t.bezeichnung')
		.orderBy('t.id')
		.execute();
	if (!vorgaben) return rows;
	const gespeichert = new Set(rows.map(({ id }) => id));
	const uebrige = [...vorgaben].filter(([id]) => !gespeichert.has(id));
	return [
		...rows,
		...uebrige.map(([id, felder]) => ({ id, sortierung: 0, ...felder, isAktiv: true, version: 0 })),
	].sort((a, b) => a.sortierung - b.sortierung || a.bezeichnung.localeCompare(b.bezeichnung, 'de'));
}

export interface Landsatz extends Listensatz {
	readonly isEU: boolean;
}

export async function liesLaender(db: Kysely<DB>): Promise<Landsatz[]> {
	return db
		.selectFrom('land as t')
		.innerJoin('stream as s', (join) => join.on('s.name', '=', streamname('Land', 't.id')))
		.select(['t.id', 't.bezeichnung', 't.is_eu as isEU', 't.sortierung', 't.is_aktiv as isAktiv', 's.version'])
		.orderBy('t.sortierung')
		.orderBy('t.bezeichnung')
		.orderBy('t.id')
		.execute();
}

export interface Dienstartsatz extends Dienstart {
	readonly farbe: string | null;
	readonly version: number;
}

export async function liesDienstarten(db: Kysely<DB>): Promise<Dienstartsatz[]> {
	const dienstarten = await db
		.selectFrom('dienstart as t')
		.innerJoin('stream as s', (join) => join.on('s.name', '=', streamname('Dienstart', 't.id')))
		.select(['t.referenz', 't.farbe', 's.version'])
		.orderBy('t.sortierung')
		.orderBy('t.bezeichnung')
		.orderBy('t.id')
		.execute();
	return dienstarten.map(({ referenz, ...rest }) => ({ ...referenz, ...rest }));
}

/** Which of these ids a list doesn't hold, or only holds inactive. */
export async function nichtWaehlbar(
	db: Kysely<DB>,
	key: Listenkey | 'land' | 'dienstart',
	ids: readonly string[],
): Promise<Set<string>> {
	if (!ids.length) return new Set();
	const gespeichert = await db
		.selectFrom(key)
		.select((eb) => [eb.cast<string>('id', 'text').as('id'), 'is_aktiv as isAktiv'])
		.where((eb) => eb(eb.cast<string>('id', 'text'), '=', sql<string>`any(${[...ids]}::text[])`))
		.execute();
	const vorgaben = LISTEN.find((liste) => liste.key === key)?.vorgaben;
	const waehlbar = new Map([...(vorgaben?.keys() ?? [])].map((id) => [id, true]));
	for (const { id, isAktiv } of gespeichert) waehlbar.set(id, isAktiv);
	return new Set(ids.filter((id) => !waehlbar.get(id)));
}

/**
 * Was a record ever referred to? The history must stay readable, so what was named once counts, even if nothing names
 * it now. Ids are UUIDs, which no other text contains.
 */
export async function jeVerwendet(db: Kysely<DB>, id: string): Promise<boolean> {
	const muster = `%${id}%`;
	const { verwendet } = await db
		.selectNoFrom((eb) =>
			eb
				.or([
					eb.exists(eb.selectFrom('event').where((wo) => wo(wo.cast<string>('facts', 'text'), 'like', muster))),
					eb.exists(eb.selectFrom('event_person').where((wo) => wo(wo.cast<string>('person', 'text'), 'like', muster))),
				])
				.$castTo<boolean>()
				.as('verwendet'),
		)
		.executeTakeFirstOrThrow();
	return verwendet;
}

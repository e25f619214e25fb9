import { type Kysely, sql } from 'kysely';
import type { Dienstart } from '#domain/referenz.ts';
import { LISTEN, type Listenkey } from '#domain/stammdaten/listen.ts';
import type { DB } from '#projections/db.ts';

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
	const { rows } = await sql<Listensatz>`
		select t.id, t.bezeichnung, t.sortierung, t.is_aktiv as "isAktiv", s.version
		from ${sql.table(key)} t join stream s on s.name = ${`${name}-`} || t.id
		order by t.sortierung, t.bezeichnung, t.id`.execute(db);
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
	const { rows } = await sql<Landsatz>`
		select t.id, t.bezeichnung, t.is_eu as "isEU", t.sortierung, t.is_aktiv as "isAktiv", s.version
		from land t join stream s on s.name = 'Land-' || t.id
		order by t.sortierung, t.bezeichnung, t.id`.execute(db);
	return rows;
}

export interface Dienstartsatz extends Dienstart {
	readonly farbe: string | null;
	readonly version: number;
}

export async function liesDienstarten(db: Kysely<DB>): Promise<Dienstartsatz[]> {
	const { rows } = await sql<{ referenz: Dienstart; farbe: string | null; version: number }>`
		select t.referenz, t.farbe, s.version
		from dienstart t join stream s on s.name = 'Dienstart-' || t.id
		order by t.sortierung, t.bezeichnung, t.id`.execute(db);
	return rows.map(({ referenz, farbe, version }) => ({ ...referenz, farbe, version }));
}

/** Which of these ids a list doesn't hold, or only holds inactive. */
export async function nichtWaehlbar(
	db: Kysely<DB>,
	key: Listenkey | 'land' | 'dienstart',
	ids: readonly string[],
): Promise<Set<string>> {
	if (!ids.length) return new Set();
	const vorgaben = [...(LISTEN.find((liste) => liste.key === key)?.vorgaben?.keys() ?? [])];
	const { rows } = await sql<{ id: string }>`
		select w.id from unnest(${[...ids]}::text[]) as w (id)
		left join ${sql.table(key)} t on t.id::text = w.id
		where not coalesce(t.is_aktiv, w.id = any(${vorgaben}::text[]))`.execute(db);
	return new Set(rows.map(({ id }) => id));
}

/**
 * Was a record ever referred to? The history must stay readable, so what was named once counts, even if nothing names
 * it now. Ids are UUIDs, which no other text contains.
 */
export async function jeVerwendet(db: Kysely<DB>, id: string): Promise<boolean> {
	const muster = `%${id}%`;
	const { rows } = await sql<{ verwendet: boolean }>`
		select exists (select 1 from event where facts::text like ${muster})
			or exists (select 1 from event_person where person::text like ${muster}) as verwendet`.execute(db);
	return rows[0]?.verwendet ?? true;
}

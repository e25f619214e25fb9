import { type Kysely, sql } from 'kysely';
import type { DokumentSpecFelder } from '#domain/dokumentspec/dokumentspec-felder.ts';
import type { DokumentSpec } from '#domain/referenz.ts';
import type { DokumentSpecStatus } from '#domain/status/dokumentspec.ts';
import type { DB } from '#projections/db.ts';

export interface Specsatz {
	readonly id: string;
	readonly ketteID: string;
	readonly status: DokumentSpecStatus;
	readonly nummer: number;
	readonly vorgaengerID: string | null;
	readonly nachfolgerID: string | null;
	readonly felder: DokumentSpecFelder;
	/** Of its stream. */
	readonly version: number;
}

const SPALTEN = sql`id, kette_id as "ketteID", status, nummer, vorgaenger_id as "vorgaengerID",
	(referenz ->> 'nachfolgerID')::uuid as "nachfolgerID", felder, stream_version as version`;

/** In the order they are listed; versions of a chain stand together, the newest first. */
export async function alleSpecs(db: Kysely<DB>): Promise<Specsatz[]> {
	const { rows } = await sql<Specsatz>`select ${SPALTEN} from dokumentspec
		order by sortierung, bezeichnung, kette_id, nummer desc, id`.execute(db);
	return rows;
}

export async function findeSpec(db: Kysely<DB>, id: string): Promise<Specsatz | null> {
	const { rows } = await sql<Specsatz>`select ${SPALTEN} from dokumentspec where id = ${id}`.execute(db);
	return rows[0] ?? null;
}

/** All versions of a chain, oldest first. */
export async function kette(db: Kysely<DB>, ketteID: string): Promise<Specsatz[]> {
	const { rows } = await sql<Specsatz>`select ${SPALTEN} from dokumentspec where kette_id = ${ketteID}
		order by nummer, id`.execute(db);
	return rows;
}

/** Those in use, as rules read them. */
export async function veroeffentlichteSpecs(
	db: Kysely<DB>,
): Promise<(DokumentSpec & { beschreibung: string | null })[]> {
	const { rows } = await sql<{ referenz: DokumentSpec; beschreibung: string | null }>`
		select referenz, felder ->> 'beschreibung' as beschreibung from dokumentspec where status = 10
		order by sortierung, bezeichnung, id`.execute(db);
	return rows.map(({ referenz, beschreibung }) => ({ ...referenz, beschreibung }));
}

/** Tags in use, in alphabetical order. */
export async function dokumenttags(db: Kysely<DB>): Promise<string[]> {
	const { rows } = await sql<{ tag: string }>`
		select distinct tag from dokumentspec, unnest(tags) tag where status < 90 order by tag`.execute(db);
	return rows.map(({ tag }) => tag);
}

export type Vorlagequelle =
	| { readonly art: 'PDF'; readonly uploadID: string }
	| { readonly art: 'TEXT'; readonly inhalt: string };

/** What a document is filled from; null: there is nothing to fill. */
export function vorlageVon({ vorlageUploadID, vorlageText }: DokumentSpecFelder): Vorlagequelle | null {
	if (vorlageUploadID !== null) return { art: 'PDF', uploadID: vorlageUploadID };
	return vorlageText === null ? null : { art: 'TEXT', inhalt: vorlageText };
}

/** Requests by specification; withdrawn ones don't count. */
export async function anforderungenJeSpec(
	db: Kysely<DB>,
	specIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const { rows } = await sql<{ id: string; n: number }>`
		select spec_id as id, count(*)::int as n from anforderung
		where spec_id = any(${sql.val(specIDs)}::uuid[]) and zurueckgezogen_am is null group by spec_id`.execute(db);
	return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Names of what the events of specifications refer to by id, and of the users who wrote them. */
export async function specnamen(db: Kysely<DB>, userIDs: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const { rows } = await sql<{ id: string; name: string }>`
		select id::text as id, bezeichnung as name from dokumentspec
		union all select id::text, kurz from dienstart
		union all select id::text, bezeichnung from attribut1
		union all select id::text, bezeichnung from attribut2
		union all select id::text, name from benutzer where id = any(${sql.val(userIDs)}::uuid[])`.execute(db);
	return new Map(rows.map((r) => [r.id, r.name]));
}

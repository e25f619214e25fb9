import { type Kysely, sql } from 'kysely';
import type { DokumentSpecFelder } from '#domain/dokumentspec/dokumentspec-felder.ts';
import type { Feldzuordnung } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC, type DokumentSpecStatus, NICHT_GESPERRT } from '#domain/status/dokumentspec.ts';
import type { DB } from '#projections/db.ts';
import { ANZAHL, einerVon, einStatus } from '../liste/ausdruck.ts';

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

const specs = (db: Kysely<DB>) =>
	db
		.selectFrom('dokumentspec')
		.select([
			'id',
			'kette_id as ketteID',
			'status',
			'nummer',
			'vorgaenger_id as vorgaengerID',
			sql<string | null>`(referenz ->> 'nachfolgerID')::uuid`.as('nachfolgerID'),
			'felder',
			'stream_version as version',
		]);

/** In the order they are listed; versions of a chain stand together, the newest first. */
export async function alleSpecs(db: Kysely<DB>): Promise<Specsatz[]> {
	return specs(db)
		.orderBy('sortierung')
		.orderBy('bezeichnung')
		.orderBy('kette_id')
		.orderBy('nummer', 'desc')
		.orderBy('id')
		.execute();
}

export async function findeSpec(db: Kysely<DB>, id: string): Promise<Specsatz | null> {
	return (await specs(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** All versions of a chain, oldest first. */
export async function kette(db: Kysely<DB>, ketteID: string): Promise<Specsatz[]> {
	return specs(db).where('kette_id', '=', ketteID).orderBy('nummer').orderBy('id').execute();
}

/** Those in use, as rules read them. */
export async function veroeffentlichteSpecs(
	db: Kysely<DB>,
): Promise<(DokumentSpec & { beschreibung: string | null })[]> {
	const zeilen = await db
		.selectFrom('dokumentspec')
		.select(['referenz', sql<string | null>`felder ->> 'beschreibung'`.as('beschreibung')])
		.where('status', '=', DOKUMENTSPEC.nr.Veroeffentlicht)
		.orderBy('sortierung')
		.orderBy('bezeichnung')
		.orderBy('id')
		.execute();
	return zeilen.map(({ referenz, beschreibung }) => ({ ...referenz, beschreibung }));
}

/** Tags in use, in alphabetical order. */
export async function dokumenttags(db: Kysely<DB>): Promise<string[]> {
	const tags = await db
		.selectFrom('dokumentspec')
		.distinct()
		.select(sql<string>`unnest(tags)`.as('tag'))
		.where((eb) => einStatus(eb.ref('status'), DOKUMENTSPEC, NICHT_GESPERRT))
		.orderBy('tag')
		.execute();
	return tags.map(({ tag }) => tag);
}

export type Vorlagequelle =
	| { readonly art: 'PDF'; readonly uploadID: string; readonly felder: readonly Feldzuordnung[] }
	| { readonly art: 'TEXT'; readonly inhalt: string };

/** What a document is filled from; null: there is nothing to fill. */
export function vorlageVon({
	vorlageUploadID,
	vorlageText,
	feldzuordnungen,
}: DokumentSpecFelder): Vorlagequelle | null {
	if (vorlageUploadID !== null) return { art: 'PDF', uploadID: vorlageUploadID, felder: feldzuordnungen };
	return vorlageText === null ? null : { art: 'TEXT', inhalt: vorlageText };
}

/** Requests by specification; withdrawn ones don't count. */
export async function anforderungenJeSpec(
	db: Kysely<DB>,
	specIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
	const anforderungen = await db
		.selectFrom('anforderung')
		.select(['spec_id as id', ANZAHL.as('anzahl')])
		.where('spec_id', '=', einerVon(specIDs))
		.where('zurueckgezogen_am', 'is', null)
		.groupBy('spec_id')
		.execute();
	return new Map(anforderungen.map(({ id, anzahl }) => [id, anzahl]));
}

/** Names of what the events of specifications refer to by id, and of the users who wrote them. */
export async function specnamen(db: Kysely<DB>, userIDs: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const namen = await db
		.selectFrom('dokumentspec')
		.select(['id', 'bezeichnung as name'])
		.unionAll(db.selectFrom('dienstart').select(['id', 'kurz as name']))
		.unionAll(db.selectFrom('attribut1').select(['id', 'bezeichnung as name']))
		.unionAll(db.selectFrom('attribut2').select(['id', 'bezeichnung as name']))
		.unionAll(db.selectFrom('benutzer').select(['id', 'name']).where('id', '=', einerVon(userIDs)))
		.execute();
	return new Map(namen.map(({ id, name }) => [id, name]));
}

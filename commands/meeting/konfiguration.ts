import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { entschluessele, verschluessele } from '#commands/zugang/geheimnis.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { trenneVideodienst } from './verbindung.ts';
import {
	liesVideodienst,
	type Raeume,
	speichereVideodienst,
	type Videodienst,
	type Videodiensteingabe,
} from './videodienst.ts';

const ZWECK = 'meeting-webhook';

export interface Meetingkonfiguration {
	readonly aktiv: boolean;
	readonly art: 'VORLAGE' | 'OAUTH2';
	/** Address of a room with `{zufall}` in it; empty where rooms are ordered. */
	readonly vorlage: string;
	/** null: rooms come of the template. */
	readonly dienst: Videodienst | null;
	/** New rooms are to be had as far as the portal knows, once they are switched on. */
	readonly istVerbunden: boolean;
	/** The service may report: it knows the secret. */
	readonly hatWebhook: boolean;
	readonly geaendertVon: string;
	readonly geaendertAm: string;
}

const zeileVon = (db: Kysely<DB>) => db.selectFrom('meeting_konfiguration').selectAll().executeTakeFirst();

/** Without the secret: that is shown once, when it is made. */
export async function liesKonfiguration(db: Kysely<DB>): Promise<Meetingkonfiguration | null> {
	const zeile = await zeileVon(db);
	if (!zeile) return null;
	const { aktiv, vorlage, webhook_geheimnis, geaendert_von: geaendertVon, geaendert_am: geaendertAm } = zeile;
	const art = zeile.art === 'OAUTH2' ? 'OAUTH2' : 'VORLAGE';
	const dienst = art === 'OAUTH2' ? await liesVideodienst(db) : null;
	const istVerbunden = art === 'VORLAGE' || dienst?.stand === 'VERBUNDEN';
	const hatWebhook = webhook_geheimnis !== null;
	return { aktiv, art, vorlage, dienst, istVerbunden, hatWebhook, geaendertVon, geaendertAm };
}

/** Rooms come of a template from now on; those of talks agreed on before stay where they are. */
export async function speichereKonfiguration(
	raeume: Raeume,
	{ aktiv, vorlage }: Pick<Meetingkonfiguration, 'aktiv' | 'vorlage'>,
	userID: string,
): Promise<void> {
	await schreibe(raeume.umgebung.db, { aktiv, vorlage, art: 'VORLAGE' }, userID);
	await trenneVideodienst(raeume);
}

/** Rooms are ordered from now on. */
export async function speichereDienst(
	raeume: Raeume,
	{ aktiv, ...dienst }: Videodiensteingabe & Pick<Meetingkonfiguration, 'aktiv'>,
	userID: string,
): Promise<void> {
	await speichereVideodienst(raeume, dienst);
	await schreibe(raeume.umgebung.db, { aktiv, vorlage: '', art: 'OAUTH2' }, userID);
}

async function schreibe(
	db: Kysely<DB>,
	neu: Pick<Meetingkonfiguration, 'aktiv' | 'vorlage' | 'art'>,
	userID: string,
): Promise<void> {
	const werte = { ...neu, geaendert_von: userID, geaendert_am: sql<string>`now()` };
	await db
		.insertInto('meeting_konfiguration')
		.values(werte)
		.onConflict((oc) => oc.column('id').doUpdateSet(werte))
		.execute();
}

/** false: there was none. */
export async function entferneKonfiguration(raeume: Raeume): Promise<boolean> {
	const { numDeletedRows } = await raeume.umgebung.db.deleteFrom('meeting_konfiguration').executeTakeFirstOrThrow();
	await trenneVideodienst(raeume);
	return numDeletedRows > 0n;
}

/** A new secret, shown this once; the one before is void at once. */
export async function erneuereWebhook(db: Kysely<DB>, hauptschluessel: string, userID: string): Promise<string> {
	const geheimnis = randomBytes(32).toString('base64url');
	const { numUpdatedRows } = await db
		.updateTable('meeting_konfiguration')
		.set({
			webhook_geheimnis: verschluessele(hauptschluessel, geheimnis, ZWECK),
			geaendert_von: userID,
			geaendert_am: sql<string>`now()`,
		})
		.executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return geheimnis;
}

/** null: nothing reports, or the key is another one by now. */
export async function webhookGeheimnis(db: Kysely<DB>, hauptschluessel: string): Promise<string | null> {
	const daten = (await zeileVon(db))?.webhook_geheimnis ?? null;
	return daten && entschluessele(hauptschluessel, daten, ZWECK);
}

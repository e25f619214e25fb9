import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { entschluessele, verschluessele } from '#commands/zugang/geheimnis.ts';
import { KEINE_ANBINDUNG } from '#domain/meeting/meeting.ts';
import { RAUM_ZEICHEN, raumlink, raumname } from '#domain/meeting/raum.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';

const ZWECK = 'meeting-webhook';

export interface Meetingkonfiguration {
	readonly aktiv: boolean;
	/** Address of a room with `{zufall}` in it. */
	readonly vorlage: string;
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
	return { aktiv, vorlage, hatWebhook: webhook_geheimnis !== null, geaendertVon, geaendertAm };
}

/** Rooms of talks agreed on before stay where they are. */
export async function speichereKonfiguration(
	db: Kysely<DB>,
	{ aktiv, vorlage }: Pick<Meetingkonfiguration, 'aktiv' | 'vorlage'>,
	userID: string,
): Promise<void> {
	const werte = { aktiv, vorlage, geaendert_von: userID, geaendert_am: sql<string>`now()` };
	await db
		.insertInto('meeting_konfiguration')
		.values(werte)
		.onConflict((oc) => oc.column('id').doUpdateSet(werte))
		.execute();
}

/** false: there was none. */
export async function entferneKonfiguration(db: Kysely<DB>): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom('meeting_konfiguration').executeTakeFirstOrThrow();
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

export interface Raum {
	readonly raum: string;
	readonly link: string;
}

/** A room nobody has been in; refused where there are none. */
export async function neuerRaum(db: Kysely<DB>): Promise<Raum> {
	const zeile = await zeileVon(db);
	if (!zeile?.aktiv) throw new Abgelehnt([KEINE_ANBINDUNG]);
	const raum = raumname(randomBytes(4 * RAUM_ZEICHEN));
	return { raum, link: raumlink(zeile.vorlage, raum) };
}

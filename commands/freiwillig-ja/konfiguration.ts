import { type Kysely, sql } from 'kysely';
import { istErreichbaresZiel } from '#commands/netz/ziel.ts';
import { verschluessele } from '#commands/zugang/geheimnis.ts';
import { NUR_UEBER_HTTPS } from '#domain/felder/meldungen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';

export const ZWECK = 'freiwillig-ja-schluessel';

/** What keys of other services are kept under, and which private hosts may be asked on a development machine. */
export interface Schutz {
	readonly hauptschluessel: string;
	readonly erlaubteHosts: readonly string[];
}

export interface FreiwilligJaKonfiguration {
	readonly aktiv: boolean;
	readonly url: string;
	readonly dienstartIDs: readonly string[];
	readonly verbundenAm: string;
	readonly geaendertAm: string;
	readonly geaendertVon: string;
}

export interface FreiwilligJaEingabe extends Pick<FreiwilligJaKonfiguration, 'aktiv' | 'url' | 'dienstartIDs'> {
	/** null: as before. */
	readonly schluessel: string | null;
}

export const konfigurationszeile = (db: Kysely<DB>) =>
	db.selectFrom('freiwilligja_konfiguration').selectAll().executeTakeFirst();

/** Without the key: that never leaves. */
export async function liesKonfiguration(db: Kysely<DB>): Promise<FreiwilligJaKonfiguration | null> {
	const zeile = await konfigurationszeile(db);
	if (!zeile) return null;
	const { aktiv, url, dienstart_ids: dienstartIDs } = zeile;
	const { verbunden_am: verbundenAm, geaendert_am: geaendertAm, geaendert_von: geaendertVon } = zeile;
	return { aktiv, url, dienstartIDs, verbundenAm, geaendertAm, geaendertVon };
}

/** Stores where places go; the key goes to no other address than it was entered for, which knows nothing yet. */
export async function speichereKonfiguration(
	db: Kysely<DB>,
	{ hauptschluessel, erlaubteHosts }: Schutz,
	{ aktiv, url, schluessel, dienstartIDs }: FreiwilligJaEingabe,
	userID: string,
): Promise<void> {
	if (!(await istErreichbaresZiel(new URL(url), erlaubteHosts))) throw new Abgelehnt([NICHT_ERLAUBT]);
	await db.transaction().execute(async (trx) => {
		const bisher = await konfigurationszeile(trx);
		const dasselbe = bisher?.url === url;
		if (schluessel === null && !dasselbe) throw new Abgelehnt([bisher ? SCHLUESSEL_NEU : SCHLUESSEL_FEHLT]);
		const werte = {
			...{ url, aktiv, dienstart_ids: [...dienstartIDs], geaendert_von: userID, geaendert_am: sql<string>`now()` },
			...(schluessel === null ? {} : { schluessel: verschluessele(hauptschluessel, schluessel, ZWECK) }),
			...(dasselbe ? {} : { verbunden_am: sql<string>`now()`, abgleich: null }),
		};
		await trx
			.insertInto('freiwilligja_konfiguration')
			.values({ schluessel: Buffer.alloc(0), ...werte })
			.onConflict((oc) => oc.column('id').doUpdateSet(werte))
			.execute();
		if (!dasselbe) await trx.deleteFrom('platzsendung').execute();
	});
}

/** false: there was none. */
export async function entferneKonfiguration(db: Kysely<DB>): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		await trx.deleteFrom('platzsendung').execute();
		const { numDeletedRows } = await trx.deleteFrom('freiwilligja_konfiguration').executeTakeFirstOrThrow();
		return numDeletedRows > 0n;
	});
}

const SCHLUESSEL_FEHLT: Regelverstoss = { code: 'P', http: 422, text: 'Dies ist ein Pflichtfeld', feld: 'schluessel' };
const SCHLUESSEL_NEU: Regelverstoss = {
	code: 'FREIWILLIG_JA_SCHLUESSEL',
	http: 422,
	text: 'Für eine andere Adresse geben Sie bitte den Schlüssel neu ein.',
	feld: 'schluessel',
};
const NICHT_ERLAUBT: Regelverstoss = {
	code: 'FREIWILLIG_JA_ADRESSE',
	http: 422,
	text: NUR_UEBER_HTTPS,
	feld: 'url',
};

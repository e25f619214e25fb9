/** Endpoints outside that are told what happens here: made, changed, tried out and deleted by administrators. */

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Handlung } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { istErreichbaresZiel } from '#commands/netz/ziel.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { entschluessele, verschluessele } from '#commands/zugang/geheimnis.ts';
import { NUR_UEBER_HTTPS } from '#domain/felder/meldungen.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { PROBE, type Signatur, type Webhookereignis, type Webhookstand } from '#domain/webhook/ereignisse.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine, tueRoh } from '#projections/roh.ts';
import { neuesGeheimnis } from './geheimnis.ts';
import { plane } from './planen.ts';

const ZWECK = 'webhook-geheimnis';
const HOECHSTENS = 20;

/** What secrets are kept under, and which private hosts may be asked on a development machine. */
export interface Schutz {
	readonly hauptschluessel: string;
	readonly erlaubteHosts: readonly string[];
}

export interface Webhookangaben {
	readonly bezeichnung: string;
	readonly url: string;
	readonly ereignisse: readonly Webhookereignis[];
}

/** A shared secret in plain text, this once; of a pair of keys only the public one is ever shown. */
export interface Gezeigt {
	readonly geheimnis: string | null;
	readonly oeffentlich: string | null;
}

export async function erzeugeWebhook(
	umgebung: Umgebung,
	schutz: Schutz,
	befehl: Handlung & { readonly akteur: { readonly userID: string } },
	{ signatur, ...angaben }: Webhookangaben & { readonly signatur: Signatur },
): Promise<Gezeigt & { readonly id: string }> {
	await pruefeZiel(angaben.url, schutz);
	const { db } = umgebung;
	const { anzahl } = await db
		.selectFrom('webhook')
		.select(sql<number>`count(*)::int`.as('anzahl'))
		.executeTakeFirstOrThrow();
	if (anzahl >= HOECHSTENS) throw new Abgelehnt([ZU_VIELE]);
	const { geheim, oeffentlich } = neuesGeheimnis(signatur);
	const id = umgebung.ctx().neueID();
	const zeile = {
		...{ id, ...spalten(angaben), signatur, oeffentlich, stand: 'AKTIV' as const, position: await stelleJetzt(db) },
		geheimnis: verschluessele(schutz.hauptschluessel, geheim, ZWECK),
		erstellt_von: befehl.akteur.userID,
	};
	const angelegt = await execute(umgebung, befehl, async (sitzung) => {
		sitzung.tabelle(sitzung.db.insertInto('webhook').values(zeile));
		return { id };
	});
	if (angelegt.id !== id) throw new Abgelehnt([SCHON_ANGELEGT]);
	return { id, ...gezeigt(geheim, oeffentlich) };
}

/** False: there is none. Whoever was switched off is told of nothing that happened meanwhile. */
export async function aendereWebhook(
	{ db }: Umgebung,
	schutz: Schutz,
	id: string,
	{ stand, ...angaben }: Webhookangaben & { readonly stand: Webhookstand },
): Promise<boolean> {
	const bisher = await db.selectFrom('webhook').select(['url', 'stand']).where('id', '=', id).executeTakeFirst();
	if (!bisher) return false;
	if (bisher.url !== angaben.url) await pruefeZiel(angaben.url, schutz);
	const beginntNeu = bisher.stand === 'ABGESCHALTET' && stand !== 'ABGESCHALTET';
	const { numUpdatedRows } = await db
		.updateTable('webhook')
		.set({
			...{ ...spalten(angaben), stand, stille: 0, ruht_bis: null },
			...(bisher.stand === stand ? {} : { seit: sql<string>`now()`, grund: stand === 'AKTIV' ? null : 'VON_HAND' }),
			...(beginntNeu ? { position: await stelleJetzt(db) } : {}),
		})
		.where('id', '=', id)
		.executeTakeFirst();
	await plane(db);
	return numUpdatedRows > 0n;
}

/** What it was to be told goes with it. */
export async function loescheWebhook({ db }: Umgebung, id: string): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom('webhook').where('id', '=', id).executeTakeFirst();
	return numDeletedRows > 0n;
}

/** Another secret; for a day the one before signs as well, so that the receiver needn't be changed in the same moment. */
export async function erneuereGeheimnis({ db }: Umgebung, schutz: Schutz, id: string): Promise<Gezeigt | null> {
	const zeile = await db.selectFrom('webhook').select('signatur').where('id', '=', id).executeTakeFirst();
	if (!zeile) return null;
	const { geheim, oeffentlich } = neuesGeheimnis(zeile.signatur);
	await tueRoh(
		db,
		sql`
		update webhook set vorheriges = geheimnis, vorheriges_bis = now() + interval '24 hours', oeffentlich = ${oeffentlich},
			geheimnis = ${verschluessele(schutz.hauptschluessel, geheim, ZWECK)}
		where id = ${id}`,
	);
	return gezeigt(geheim, oeffentlich);
}

/** Those that sign at present, the newest first; null: it can't be read. One before that can't be read is left out. */
export async function liesGeheimnisse(db: Kysely<DB>, hauptschluessel: string, id: string) {
	const { geheimnis, vorheriges } = await db
		.selectFrom('webhook')
		.select(['geheimnis', sql<Buffer | null>`case when vorheriges_bis > now() then vorheriges end`.as('vorheriges')])
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	const neu = entschluessele(hauptschluessel, geheimnis, ZWECK);
	const alt = vorheriges && entschluessele(hauptschluessel, vorheriges, ZWECK);
	return neu === null ? null : [neu, ...(alt === null ? [] : [alt])];
}

/** A message that says nothing, at once and once. */
export async function sendeProbe({ db, ctx, outboxGefuellt }: Umgebung, id: string): Promise<boolean> {
	const eingefuegt = await tueRoh(
		db,
		sql`
		insert into webhook_zustellung (id, webhook_id, ereignis, strom, gegenstand, folge, ereignet_am)
		select ${ctx().neueID()}::uuid, id, ${PROBE}, 'webhook', id, 0, now() from webhook where id = ${id}`,
	);
	await lasseSenden(db, id, outboxGefuellt);
	return eingefuegt > 0;
}

/** The same message once more, with its id, however it went before. */
export async function sendeErneut(
	{ db, outboxGefuellt }: Umgebung,
	{ id, zid }: { readonly id: string; readonly zid: string },
): Promise<boolean> {
	const geaendert = await tueRoh(
		db,
		sql`
		update webhook_zustellung set is_erneut = is_erneut or stand <> 'WARTET', stand = 'WARTET', versuch = 0,
			erster_versuch_am = null, naechster_am = now()
		where id = ${zid} and webhook_id = ${id}`,
	);
	await lasseSenden(db, id, outboxGefuellt);
	return geaendert > 0;
}

/** By hand: an endpoint that was to be left alone is asked all the same. */
async function lasseSenden(db: Kysely<DB>, id: string, outboxGefuellt: Umgebung['outboxGefuellt']): Promise<void> {
	await db.updateTable('webhook').set({ ruht_bis: null }).where('id', '=', id).execute();
	await plane(db);
	outboxGefuellt?.();
}

const gezeigt = (geheim: string, oeffentlich: string | null): Gezeigt =>
	oeffentlich === null ? { geheimnis: geheim, oeffentlich } : { geheimnis: null, oeffentlich };

const spalten = ({ bezeichnung, url, ereignisse }: Webhookangaben) => ({
	...{ bezeichnung, url },
	ereignisse: [...new Set(ereignisse)],
});

const STELLE = z.strictObject({ stelle: z.string() });

/** What is written from here on is told. */
async function stelleJetzt(db: Kysely<DB>): Promise<string> {
	const zeile = await frageRohEine(
		db,
		STELLE,
		sql`
		select coalesce(max(last_value), 0)::text as stelle from event_position_seq where is_called`,
	);
	return zeile?.stelle ?? '0';
}

async function pruefeZiel(url: string, { erlaubteHosts }: Schutz): Promise<void> {
	if (!(await istErreichbaresZiel(new URL(url), erlaubteHosts))) throw new Abgelehnt([NICHT_ERLAUBT]);
}

const NICHT_ERLAUBT: Regelverstoss = {
	code: 'WEBHOOK_ADRESSE',
	http: 422,
	text: NUR_UEBER_HTTPS,
	feld: 'url',
};
const ZU_VIELE: Regelverstoss = {
	code: 'WEBHOOK_ANZAHL',
	http: 422,
	text: `Es sind höchstens ${HOECHSTENS} Webhooks möglich. Bitte löschen Sie erst einen, den niemand mehr braucht.`,
};
/** The answer to a repetition: what was shown once isn't kept to be shown again. */
const SCHON_ANGELEGT: Regelverstoss = {
	code: 'WEBHOOK_ANGELEGT',
	http: 409,
	text: 'Der Webhook ist schon angelegt. Sein Geheimnis wird nicht noch einmal gezeigt; erneuern Sie es, um ein neues zu sehen.',
};

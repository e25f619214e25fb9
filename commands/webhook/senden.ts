/**
 * Sends to one endpoint what is due. Each has a row of the outbox of its own, so that none waits for another; of what
 * happened to one volunteer, address … the next is sent when the one before has arrived or been given up.
 */

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { pruefeEnde } from '#commands/jedes.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import { verlaengere } from '#commands/mail/outbox.ts';
import { gebeten } from '#commands/netz/retry-after.ts';
import { AbrufVerweigert, sichererAbruf } from '#commands/netz/sicherer-abruf.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { groesster } from '#domain/beliebig-viele.ts';
import {
	type Aufnahme,
	aufnahme,
	GEHEIMNIS_UNLESBAR,
	KEINE_ANTWORT,
	NICHT_ERREICHBAR,
} from '#domain/webhook/antwort.ts';
import { type Nachricht, PROBE, WEBHOOK_EREIGNISSE, WEBHOOK_STROEME } from '#domain/webhook/ereignisse.ts';
import { pauseNach, ruheNach } from '#domain/webhook/versuche.ts';
import type { Pause } from '#domain/wiederholung.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine, tueRoh } from '#projections/roh.ts';
import { unterschreibe } from './geheimnis.ts';
import { plane, SENDBAR } from './planen.ts';
import { liesGeheimnisse, type Schutz } from './verwalten.ts';

/** How long things take; other than these only in tests. */
export interface Takt {
	/** For an answer. */
	readonly fristMs: number;
	/** Whoever takes longer is left alone for as long afterwards. */
	readonly traegeAbMs: number;
	/** Seconds until the next attempt; null: given up. */
	readonly pause: Pause;
	/** Seconds of rest after so many attempts in a row that nobody answered. */
	readonly ruhe: (stille: number) => number;
}
export const TAKT: Takt = { fristMs: 15_000, traegeAbMs: 2_000, pause: pauseNach, ruhe: ruheNach };

/** What sending needs besides the database. */
export interface Sender extends Schutz {
	readonly umgebung: Umgebung;
	readonly takt?: Takt;
}

const ZUGLEICH = 6;
/** A round ends after so long, so that the worker gets to other things. */
const RUNDE_MS = 60_000;

/** The job of a row of the outbox. */
export async function sendeWebhook(sender: Sender, id: string): Promise<void> {
	const { umgebung } = sender;
	const { pool, db } = umgebung;
	await ausOutbox(umgebung, id, async (zeile) => {
		const bis = performance.now() + RUNDE_MS;
		while (performance.now() < bis) {
			pruefeEnde(umgebung);
			if (!(await sendeFaellige(sender, zeile.daten.webhookID ?? ''))) break;
			await verlaengere(pool, zeile);
		}
		return undefined;
	});
	await plane(db);
}

const FAELLIG = z.strictObject({
	id: z.string(),
	ereignis: z.enum([...WEBHOOK_EREIGNISSE, PROBE]),
	strom: z.enum([...WEBHOOK_STROEME, 'webhook']),
	gegenstand: z.string(),
	folge: z.int(),
	zeit: z.string(),
	versuch: z.int(),
	/** Seconds since the first attempt that failed. */
	seit: z.number(),
});
type Faellig = Readonly<z.infer<typeof FAELLIG>>;

/** A handful of what is due; false: there is nothing, or the endpoint is to be left alone. */
async function sendeFaellige(sender: Sender, webhookID: string): Promise<boolean> {
	const { umgebung, takt = TAKT } = sender;
	const { db } = umgebung;
	const zeilen = await faellige(db, webhookID);
	const ziel = zeilen.length > 0 ? await oeffne(sender, webhookID) : null;
	if (!ziel) return false;
	const beginn = performance.now();
	const ergebnisse = await Promise.all(
		zeilen.map(async (zeile) => {
			const ergebnis = await sende(ziel, zeile, takt);
			await halteFest(db, zeile, ergebnis, takt);
			return ergebnis;
		}),
	);
	return !(await lasseRuhen(db, webhookID, { ergebnisse, dauerMs: performance.now() - beginn, takt }));
}

const faellige = (db: Kysely<DB>, webhookID: string): Promise<readonly Faellig[]> =>
	frageRoh(
		db,
		FAELLIG,
		sql`
		select z.id, z.ereignis, z.strom, z.gegenstand, z.folge, z.versuch,
			to_char(z.ereignet_am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as zeit,
			coalesce(extract(epoch from now() - z.erster_versuch_am), 0)::float as seit
		from webhook_zustellung z join webhook w on w.id = z.webhook_id
		where w.id = ${webhookID} and z.naechster_am <= now() and (w.ruht_bis is null or w.ruht_bis <= now()) and ${SENDBAR}
		order by z.naechster_am, z.position limit ${ZUGLEICH}`,
	);

interface Ziel {
	readonly url: string;
	/** The present one first; null: somebody has given the portal another key since. */
	readonly geheimnisse: readonly string[] | null;
	readonly erlaubteHosts: readonly string[];
}

async function oeffne({ umgebung: { db }, erlaubteHosts, hauptschluessel }: Sender, id: string): Promise<Ziel | null> {
	const zeile = await db.selectFrom('webhook').select('url').where('id', '=', id).executeTakeFirst();
	if (!zeile) return null;
	return { url: zeile.url, geheimnisse: await liesGeheimnisse(db, hauptschluessel, id), erlaubteHosts };
}

/** What an attempt came to. */
interface Ergebnis {
	readonly aufnahme: Aufnahme;
	/** Status of the answer; null: there was none. */
	readonly status: number | null;
	readonly dauerMs: number;
}

async function sende({ url, geheimnisse, erlaubteHosts }: Ziel, zeile: Faellig, { fristMs }: Takt): Promise<Ergebnis> {
	if (geheimnisse === null) return { aufnahme: GEHEIMNIS_UNLESBAR, status: null, dauerMs: 0 };
	const beginn = performance.now();
	const inhalt = JSON.stringify(alsNachricht(zeile));
	const zeit = Math.floor(Date.now() / 1_000);
	const body = Buffer.from(inhalt);
	const headers = {
		'content-type': 'application/json',
		'content-length': String(body.length),
		'user-agent': 'Freiwilligenportal',
		'webhook-id': zeile.id,
		'webhook-timestamp': String(zeit),
		'webhook-signature': unterschreibe(geheimnisse, { id: zeile.id, zeit, inhalt }),
	};
	const dauerMs = () => Math.round(performance.now() - beginn);
	try {
		const antwort = await sichererAbruf({ erlaubteHosts, fristMs })(url, { method: 'POST', headers, body });
		const { status } = antwort;
		return { aufnahme: aufnahme(status, gebeten(antwort.headers)), status, dauerMs: dauerMs() };
	} catch (fehler) {
		const istVerweigert = fehler instanceof AbrufVerweigert;
		return { aufnahme: istVerweigert ? NICHT_ERREICHBAR : KEINE_ANTWORT, status: null, dauerMs: dauerMs() };
	}
}

const alsNachricht = ({ ereignis, zeit, gegenstand, strom, folge }: Faellig): Nachricht => ({
	type: ereignis,
	timestamp: zeit,
	data: { id: gegenstand, stream: strom, sequence: folge },
});

async function halteFest(db: Kysely<DB>, zeile: Faellig, ergebnis: Ergebnis, takt: Takt): Promise<void> {
	const { aufnahme: ausgang, status, dauerMs } = ergebnis;
	if (ausgang.art === 'ANGENOMMEN') {
		await tueRoh(
			db,
			sql`
			update webhook_zustellung set stand = 'ZUGESTELLT', versuch = versuch + 1, gesendet_am = now(),
				dauer_ms = ${dauerMs}, antwort = ${status}, fehler = null
			where id = ${zeile.id}`,
		);
		return;
	}
	// A trial says what came of it, and isn't one any more days later.
	const pause =
		ausgang.art === 'FORT' || zeile.ereignis === PROBE
			? null
			: takt.pause({ versuch: zeile.versuch + 1, seit: zeile.seit, gebeten: ausgang.gebeten }, Math.random());
	await tueRoh(
		db,
		sql`
		update webhook_zustellung set stand = ${pause === null ? 'AUFGEGEBEN' : 'WARTET'}, versuch = versuch + 1,
			erster_versuch_am = coalesce(erster_versuch_am, now()), gesendet_am = now(), dauer_ms = ${dauerMs},
			antwort = ${status}, fehler = ${ausgang.fehler}, naechster_am = now() + make_interval(secs => ${pause ?? 0})
		where id = ${zeile.id}`,
	);
}

const STILLE = z.strictObject({ stille: z.int() });

interface Runde {
	readonly ergebnisse: readonly Ergebnis[];
	readonly dauerMs: number;
	readonly takt: Takt;
}

/**
 * Whoever is gone is told nothing more, whoever asks for a pause gets it for all of his messages, and whoever is slow or
 * silent leaves the worker to the others for a while.
 */
async function lasseRuhen(db: Kysely<DB>, id: string, { ergebnisse, dauerMs, takt }: Runde): Promise<boolean> {
	if (ergebnisse.some(({ aufnahme: { art } }) => art === 'FORT')) {
		await tueRoh(
			db,
			sql`
			update webhook set stand = 'ABGESCHALTET', grund = 'FORT', seit = now()
			where id = ${id} and stand <> 'ABGESCHALTET'`,
		);
		return true;
	}
	const pausen = ergebnisse.map(({ aufnahme: a }) => (a.art === 'GESTOERT' ? (a.gebeten ?? 0) : 0));
	const istStumm = ergebnisse.every(({ status }) => status === null);
	const traege = dauerMs > takt.traegeAbMs ? dauerMs / 1_000 : 0;
	const gebetene = Math.min(groesster(pausen), TAG_S);
	const gezaehlt = await frageRohEine(
		db,
		STILLE,
		sql`
		update webhook set stille = case when ${istStumm} then stille + 1 else 0 end where id = ${id}
		returning stille`,
	);
	const ruhe = Math.max(traege, gebetene, istStumm ? takt.ruhe(gezaehlt?.stille ?? 1) : 0);
	await tueRoh(
		db,
		sql`
		update webhook set ruht_bis = case when ${ruhe > 0} then now() + make_interval(secs => ${ruhe}) end
		where id = ${id} and (${ruhe > 0} or ruht_bis is not null)`,
	);
	return ruhe > 0;
}

const TAG_S = 24 * 60 * 60;

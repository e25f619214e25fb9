/**
 * Sends to freiwillig-ja what is due. Whoever does so does it alone (one row of the outbox), so that no answer overtakes
 * another; what the peer makes of each place stands in its row. An attempt without an answer may still take effect there,
 * so what should stand there is said once more afterwards.
 */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { pruefeEnde } from '#commands/jedes.ts';
import { ausOutbox } from '#commands/mail/aus-outbox.ts';
import { verlaengere } from '#commands/mail/outbox.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { entschluessele } from '#commands/zugang/geheimnis.ts';
import { SCHLUESSEL_UNLESBAR } from '#domain/platzangebot/antwort.ts';
import { type Angebot, type Aussenadresse, nachAussen } from '#domain/platzangebot/nach-aussen.ts';
import { pauseNach } from '#domain/platzangebot/versuche.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, tueRoh, wieGeschrieben } from '#projections/roh.ts';
import { konfigurationszeile, type Schutz, ZWECK } from './konfiguration.ts';
import { type Ergebnis, freiwilligJa, type Platzportal } from './platzportal.ts';
import { plane } from './vormerken.ts';

/** How long things take; other than these only in tests. */
export interface Takt {
	/** For an answer. */
	readonly fristMs: number;
	/** So long an attempt without an answer may still take effect. */
	readonly nachlaufMs: number;
	/** Seconds until the next attempt; null: given up. */
	readonly pause: typeof pauseNach;
}
const TAKT: Takt = { fristMs: 10_000, nachlaufMs: 120_000, pause: pauseNach };

/** What sending needs besides the database. */
export interface Absender extends Schutz {
	readonly umgebung: Umgebung;
	readonly adresse: () => Promise<Aussenadresse>;
	readonly takt?: Takt;
}

const ZUGLEICH = 6;
/** A round ends after so long, so that the worker gets to other things. */
const RUNDE_MS = 60_000;

/** The job of a row of the outbox. */
export async function sendePlaetze(absender: Absender, id: string): Promise<void> {
	const { umgebung } = absender;
	const { pool, db } = umgebung;
	await ausOutbox(umgebung, id, async (zeile) => {
		const bis = performance.now() + RUNDE_MS;
		while (performance.now() < bis) {
			pruefeEnde(umgebung);
			if (!(await sendeFaellige(absender))) break;
			await verlaengere(pool, zeile);
		}
		return undefined;
	});
	await plane(db);
}

/** A handful of those that are due; false: there are none. */
export async function sendeFaellige(absender: Absender): Promise<boolean> {
	const { db } = absender.umgebung;
	const portal = await oeffne(absender);
	const plaetze = portal ? await faellige(db) : [];
	if (!portal || plaetze.length === 0) return false;
	const adresse = await absender.adresse();
	await Promise.all(plaetze.map((platz) => sende(absender, { portal, adresse }, platz)));
	return true;
}

const FAELLIG = z.strictObject({
	id: z.string(),
	soll: z.string().nullable(),
	versuch: z.int(),
	/** Seconds since the first attempt that failed. */
	seit: z.number(),
	/** null: it is to be taken away. */
	angebot: wieGeschrieben<Angebot>().nullable(),
});
type Faellig = Readonly<z.infer<typeof FAELLIG>>;

/** First what must vanish, then what is new; what has failed often comes last. */
const faellige = (db: Kysely<DB>): Promise<readonly Faellig[]> =>
	frageRoh(
		db,
		FAELLIG,
		sql`
		select s.angebot_id as id, s.soll, s.versuch,
			coalesce(extract(epoch from now() - s.erster_versuch_am), 0)::float as seit,
			case when s.soll is not null then p.inhalt || jsonb_build_object('hindernis', p.hindernis, 'geaendertAm',
				to_char(p.geaendert_am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as angebot
		from platzsendung s left join platzangebot p on p.id = s.angebot_id
		where s.naechster_am <= now()
		order by (s.soll is null) desc, s.versuch, s.naechster_am limit ${ZUGLEICH}`,
	);

/** null: there is nobody to send to. */
export async function oeffne({ umgebung, hauptschluessel, erlaubteHosts, takt = TAKT }: Absender) {
	const zeile = await konfigurationszeile(umgebung.db);
	if (!zeile) return null;
	const schluessel = entschluessele(hauptschluessel, zeile.schluessel, ZWECK);
	if (schluessel === null) return OHNE_SCHLUESSEL;
	return freiwilligJa({ url: zeile.url, schluessel, erlaubteHosts, fristMs: takt.fristMs });
}

const unlesbar = async (): Promise<Ergebnis> => ({ aufnahme: SCHLUESSEL_UNLESBAR, status: 0 });
/** Somebody has given the portal another key since. */
const OHNE_SCHLUESSEL: Platzportal = { setze: unlesbar, entferne: unlesbar, alle: async () => null };

async function sende(
	{ umgebung: { db }, takt = TAKT }: Absender,
	{ portal, adresse }: { readonly portal: Platzportal; readonly adresse: Aussenadresse },
	platz: Faellig,
): Promise<void> {
	const { id, soll, angebot } = platz;
	const ergebnis =
		soll === null || angebot === null
			? await portal.entferne(id)
			: await portal.setze(nachAussen(angebot, adresse, 'freiwillig-ja'), soll);
	await halteFest(db, platz, ergebnis, takt);
}

async function halteFest(db: Kysely<DB>, platz: Faellig, { aufnahme, status }: Ergebnis, takt: Takt): Promise<void> {
	const { id, soll } = platz;
	const antwort = status || null;
	if (aufnahme.art === 'ANGENOMMEN') {
		await tueRoh(
			db,
			sql`
			update platzsendung set ist = ${soll}, versuch = 0, erster_versuch_am = null, fehler = null, gesendet_am = now(),
				antwort = ${antwort},
				stand = case when soll is distinct from ${soll} then 'WARTET' when soll is null then 'ENTFERNT' else 'AKTUELL' end,
				naechster_am = case when soll is distinct from ${soll} then now() when nachlauf_bis > now() then nachlauf_bis end,
				nachlauf_bis = case when nachlauf_bis > now() then nachlauf_bis end
			where angebot_id = ${id}`,
		);
		return;
	}
	const fehler = JSON.stringify(aufnahme.fehler);
	const nachlauf = status === null ? takt.nachlaufMs : 0;
	const pause =
		aufnahme.art === 'ABGELEHNT'
			? null
			: takt.pause({ versuch: platz.versuch + 1, seit: platz.seit, gebeten: aufnahme.gebeten }, Math.random());
	const stand = aufnahme.art === 'ABGELEHNT' ? 'ABGELEHNT' : pause === null ? 'AUFGEGEBEN' : 'WARTET';
	await tueRoh(
		db,
		sql`
		update platzsendung set nachlauf_bis = now() + make_interval(secs => ${nachlauf / 1000})
		where angebot_id = ${id} and ${nachlauf} > 0`,
	);
	// What is to stand there has changed in the meantime: that counts, and is due already.
	await tueRoh(
		db,
		sql`
		update platzsendung set versuch = versuch + 1, erster_versuch_am = coalesce(erster_versuch_am, now()),
			gesendet_am = now(), stand = ${stand}, antwort = ${antwort}, fehler = ${fehler}::jsonb,
			naechster_am = now() + make_interval(secs => ${pause})
		where angebot_id = ${id} and soll is not distinct from ${soll}`,
	);
}

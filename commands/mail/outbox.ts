import { Socket } from 'node:net';
import { setTimeout as warte } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { type Empfaenger, istGruppe } from '#commands/reaktionen/mailzeile.ts';
import { frageText } from '#projections/roh.ts';
import { hatBudget, sperreEmpfaenger } from './budget.ts';
import { behalte, type Mailkopie } from './kopie.ts';
import { hatGewartet, nimmMit, wirdGesammelt } from './sammeln.ts';
import { mitTransaktion } from './transaktion.ts';
import { OUTBOXZEILE, type Outboxzeile } from './zeile.ts';

/*
 * The states of an outbox row: queued → sending(attempt) → sent / failed / uncertain / cancelled. Every change names
 * the attempt it belongs to, so that a worker that lost its lease changes nothing any more.
 */

/** Workers listen here for new rows. */
export const WECKKANAL = 'outbox';

/** How long a worker may take for one attempt; the deadlines of sending lie well below. */
const LEASE_S = 120;
export const VERSUCHE = 8;
const PAUSEN_MIN = [1, 5, 15, 60, 180, 360, 720];

const SPALTEN = 'id, schluessel, empfaenger, daten, stream, version, versuch, message_id as "messageID"';

/** Takes a row that is due for one attempt; null when another has it, it isn't due or its recipient had enough. */
export async function beanspruche(pool: Pool, id: string): Promise<Outboxzeile | null> {
	return mitTransaktion(pool, async (client) => {
		const wartend = `select art, ${SPALTEN} from outbox where id = $1 and status = 'queued' and faellig_ab <= now()`;
		const [gesehen] = await frageText(client, WARTEND, wartend, [id]);
		if (!gesehen) return null;
		// Before the row itself: whoever gathers mails holds this and takes the rows of others.
		const isEinzeln = gesehen.art === 'mail' && gesehen.empfaenger !== null && !istGruppe(gesehen.empfaenger);
		if (isEinzeln) await sperreEmpfaenger(client, gesehen);
		const [zeile] = await frageText(client, WARTEND, `${wartend} for update skip locked`, [id]);
		if (!zeile || (isEinzeln && !(await darfJetzt(client, zeile)))) return null;
		const [genommen] = await frageText(
			client,
			OUTBOXZEILE,
			`update outbox set status = 'sending', versuch = versuch + 1, uebergabe_am = null, abschluss_am = null,
				lease_bis = now() + make_interval(secs => $2)
			where id = $1 returning ${SPALTEN}`,
			[id, LEASE_S],
		);
		return genommen ?? null;
	});
}

const WARTEND = OUTBOXZEILE.extend({ art: z.enum(['mail', 'job']) });

/** Whoever tries a template out is asked nothing; everything else keeps its time and its measure. */
async function darfJetzt(client: PoolClient, zeile: Outboxzeile): Promise<boolean> {
	if (zeile.daten.isProbe) return true;
	if (wirdGesammelt(zeile.schluessel) && !(await hatGewartet(client, zeile))) return false;
	if (!(await hatBudget(client, zeile))) return false;
	if (wirdGesammelt(zeile.schluessel)) await nimmMit(client, zeile);
	return true;
}

type Versuch = Pick<Outboxzeile, 'id' | 'versuch'>;

/** Whoever took the row in the meantime has the say. */
export class LeaseVerloren extends Error {
	override name = 'LeaseVerloren';
}

async function aendere(db: Pool | PoolClient, { id, versuch }: Versuch, setze: string, werte: readonly unknown[] = []) {
	const { rowCount } = await db.query(
		`update outbox set ${setze} where id = $1 and versuch = $2 and status = 'sending'`,
		[id, versuch, ...werte],
	);
	if (rowCount !== 1) throw new LeaseVerloren(id);
}

/** Between the answer to the first mark and the second lie microseconds, unless the machine stood still. */
const STILLSTAND_MS = 30_000;

/**
 * Has the end of a mail leave, between two marks: the first says that all the rest has left, holds the lease and finds
 * out whether somebody else has the mail by now; until the second, nothing has happened. That one goes to the database
 * in the same breath as the end to the mail server: whoever dies afterwards has sent both, and microseconds lie between.
 */
export async function uebergib(
	pool: Pool,
	{ id, versuch }: Versuch,
	adressHash: Buffer,
	ende: () => void,
): Promise<void> {
	const client = await pool.connect();
	let defekt = false;
	try {
		const beginn = performance.now();
		const { rowCount } = await client.query(UEBERGABE, [id, versuch, adressHash, LEASE_S]);
		if (rowCount !== 1 || performance.now() - beginn > STILLSTAND_MS) throw new LeaseVerloren(id);
		const marke = imSelbenZug(client, () => client.query(ABSCHLUSS, [id, versuch]), ende);
		// What became of it shows when the result is recorded; the mail is on its way.
		await marke.catch(() => {
			defekt = true;
		});
	} finally {
		client.release(defekt);
	}
}

/**
 * Hands a statement to the operating system and does the other thing before anybody gets the statement: whom a packet
 * wakes may take the processor from its sender, for long enough to die in between. While another one, that says nothing,
 * isn't acknowledged, a small packet waits (Nagle), until it is told not to; a process that dies doesn't keep it.
 */
function imSelbenZug<T>({ connection }: PoolClient, frage: () => T, dann: () => void): T {
	const { stream } = connection;
	const verzoegere = (ja: boolean) => stream instanceof Socket && stream.setNoDelay(!ja);
	verzoegere(true);
	try {
		connection.flush();
		const antwort = frage();
		dann();
		return antwort;
	} finally {
		verzoegere(false);
	}
}

const UEBERGABE = `
update outbox set uebergabe_am = now(), adress_hash = $3, lease_bis = now() + make_interval(secs => $4)
where id = $1 and versuch = $2 and status = 'sending' and lease_bis > now()`;
const ABSCHLUSS = `update outbox set abschluss_am = now() where id = $1 and versuch = $2 and status = 'sending'`;

const PAUSE_MS = 500;

/** Records what became of a mail that has left; a database that is away for a moment doesn't make it forgotten. */
export async function solangeLease(halteFest: () => Promise<void>): Promise<void> {
	const bis = performance.now() + LEASE_S * 1_000;
	for (;;) {
		try {
			return await halteFest();
		} catch (fehler) {
			if (fehler instanceof LeaseVerloren || performance.now() > bis) throw fehler;
			await warte(PAUSE_MS, undefined, { ref: false });
		}
	}
}

/** A job that takes longer says that it is still at it. */
export const verlaengere = (db: Pool | PoolClient, zeile: Versuch): Promise<void> =>
	aendere(db, zeile, `lease_bis = now() + make_interval(secs => $3)`, [LEASE_S]);

/** `kopien`: further recipients of this template; they get theirs once for each cause. `kopie`: what is kept of it. */
export const gesendet = (
	pool: Pool,
	zeile: Versuch,
	kopien: readonly Empfaenger[] = [],
	kopie: Mailkopie | null = null,
): Promise<void> =>
	mitTransaktion(pool, async (client) => {
		await aendere(client, zeile, `status = 'sent', gesendet_am = now(), lease_bis = null, fehler = null`);
		if (kopie) await behalte(client, zeile.id, kopie);
		if (!kopien.length) return;
		await client.query(`select pg_advisory_xact_lock(hashtextextended('kopien', 0))`);
		await client.query(KOPIEN, [zeile.id, JSON.stringify(kopien)]);
	});

const KOPIEN = `
insert into outbox (art, schluessel, stream, version, empfaenger, daten)
select o.art, o.schluessel, o.stream, o.version, an, o.daten
from outbox o, jsonb_array_elements($2::jsonb) an
where (o.id = $1 or o.gesammelt_in = $1) and not exists (
	select from outbox k where k.empfaenger = an and k.schluessel = o.schluessel and k.daten = o.daten
		and k.stream is not distinct from o.stream and k.version is not distinct from o.version)`;

/** Nothing to send any more, for a reason that has to do with the data rather than with a fault. */
export const storniert = (db: Pool | PoolClient, zeile: Versuch, grund: string): Promise<void> =>
	aendere(db, zeile, `status = 'cancelled', fehler = $3, lease_bis = null`, [grund]);

/** It may have arrived: a human decides, because a repetition could double it. */
export const ungewiss = (db: Pool | PoolClient, zeile: Versuch, fehler: string): Promise<void> =>
	aendere(db, zeile, `status = 'uncertain', fehler = $3, lease_bis = null`, [fehler]);

export const gescheitert = (db: Pool | PoolClient, zeile: Versuch, fehler: string): Promise<void> =>
	aendere(db, zeile, `status = 'failed', fehler = $3, lease_bis = null`, [fehler]);

/** Another attempt after a growing pause, until there were too many. */
export function spaeter(db: Pool | PoolClient, zeile: Versuch, fehler: string): Promise<void> {
	const pause = PAUSEN_MIN[zeile.versuch - 1];
	if (pause === undefined || zeile.versuch >= VERSUCHE) return gescheitert(db, zeile, fehler);
	return aendere(
		db,
		zeile,
		`status = 'queued', fehler = $3, lease_bis = null, uebergabe_am = null, abschluss_am = null,
			faellig_ab = now() + make_interval(mins => $4)`,
		[fehler, pause],
	);
}

/** What was begun goes on with the next worker, as if this attempt hadn't been; `inS`: not before so many seconds. */
export const gibZurueck = (db: Pool | PoolClient, zeile: Versuch, inS = 0): Promise<void> =>
	aendere(
		db,
		zeile,
		`status = 'queued', versuch = versuch - 1, lease_bis = null, uebergabe_am = null, abschluss_am = null,
			faellig_ab = now() + make_interval(secs => $3)`,
		[inS],
	);

/**
 * Replaces the row of a group by one for each of its members, so that each is sent, repeated and counted by itself.
 * `isDigest`: as entries of their daily summaries.
 */
export async function teileAuf(
	pool: Pool,
	zeile: Outboxzeile,
	an: readonly Empfaenger[],
	{ isDigest }: { readonly isDigest: boolean },
): Promise<void> {
	await mitTransaktion(pool, async (client) => {
		const { rowCount } = await client.query(
			`with gruppe as (delete from outbox where id = $1 and versuch = $2 and status = 'sending' returning *)
			insert into outbox (art, schluessel, stream, version, empfaenger, daten, erstellt_am)
			select g.art, coalesce($4, g.schluessel), g.stream, g.version, e, g.daten || $5, g.erstellt_am
			from gruppe g, jsonb_array_elements($3::jsonb) e`,
			[
				zeile.id,
				zeile.versuch,
				JSON.stringify(an),
				isDigest ? 'DIGEST' : null,
				isDigest ? { anlass: zeile.schluessel } : {},
			],
		);
		if (rowCount !== an.length) throw new LeaseVerloren(zeile.id);
		await client.query(`select pg_notify($1, '')`, [WECKKANAL]);
	});
}
